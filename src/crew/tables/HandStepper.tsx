import styles from './CountSheet.module.css';

type Props = { hand: number; onHand: (hand: number) => void };

/** Changes the hand that a count is for. */
export function HandStepper({ hand, onHand }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <span role="group" aria-label="Hand" className={styles.hand}>
      <button
        type="button"
        aria-label="One hand earlier"
        disabled={hand <= 1}
        onClick={() => onHand(hand - 1)}
      >
        −
      </button>
      <button type="button" aria-label="One hand later" onClick={() => onHand(hand + 1)}>
        +
      </button>
    </span>
  );
}
