import layout from '../../ui/layout.module.css';
import styles from './Keypad.module.css';
import type { Typing } from './useTyping.ts';

type Props = { typing: Typing };

const rows = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['00', '0'],
];

/** Large keys for gloves and one thumb. They leave the focus where it is. */
export function Keypad({ typing }: Props) {
  const { add, erase, next, toggleOut, toggleEmpty, isOut, isEmptySeat, mayBeEmpty, seat } = typing;
  const [first, second, third, fourth] = rows;
  const digits = (keys: readonly string[] | undefined) =>
    keys?.map((key) => (
      <button key={key} type="button" onClick={() => add(key)}>
        {key}
      </button>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div
      role="group"
      aria-label="Keys"
      className={`${layout.stack1} ${styles.keys}`}
      onPointerDown={(press) => press.preventDefault()}
    >
      {digits(first)}
      <button type="button" aria-label="Erase" className={`${styles.tool} ${styles.erase}`} onClick={erase}>
        ⌫
      </button>
      {digits(second)}
      <button
        type="button"
        className={styles.tool}
        aria-label={`Out, seat ${seat?.seat}`}
        aria-pressed={isOut}
        onClick={toggleOut}
      >
        Out
      </button>
      {digits(third)}
      <button
        type="button"
        className={styles.tool}
        aria-label={`No-show, seat ${seat?.seat}`}
        aria-pressed={isEmptySeat}
        disabled={!mayBeEmpty}
        onClick={toggleEmpty}
      >
        No-show
      </button>
      {digits(fourth)}
      <button type="button" className={styles.next} onClick={next}>
        Next
      </button>
    </div>
  );
}
