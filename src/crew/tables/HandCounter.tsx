import { stopText } from '../../domain/night/captain/tableWords.ts';
import type { RoundRule } from '../../domain/night/format/nightPlan.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './HandCounter.module.css';

type Props = {
  rule: RoundRule;
  /** How many hands were played. */
  hands: number;
  /** Up to which hand the table is counted. */
  counted: number;
  /** The seat that holds the button in the next hand. */
  button: number;
  /** Whether the table has to be counted now. */
  due: boolean;
  onHands: (hands: number) => void;
};

/** Counts the hands of a table: one tap after each. It stays on this phone and goes out with counts only. */
export function HandCounter({ rule, hands, counted, button, due, onHands }: Props) {
  return (
    <div className={`${layout.card} ${styles.counter}`}>
      <p role="status">
        <strong>{due ? `${hands} hands played` : `Hand ${hands + 1}`}</strong>
        <span>
          {stopText(rule, hands, counted)}
          {!due && button > 0 && `. Button: seat ${button}`}
        </span>
      </p>
      <Button
        tone="plain"
        className={styles.back ?? ''}
        disabled={hands === 0}
        aria-label="One hand less"
        onClick={() => onHands(hands - 1)}
      >
        −1
      </Button>
      {!due && <Button onClick={() => onHands(hands + 1)}>Hand {hands + 1} done</Button>}
    </div>
  );
}
