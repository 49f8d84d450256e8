import { type ChangeEvent, type RefObject, useEffect, useRef } from 'react';
import styles from './StaffEventsPage.module.css';

type Props = { from: string; to: string; onRange: (from: string, to: string) => void };

/** The two ends of a range of days, '' for none. A year that is still being typed doesn't count. */
export function RangeFields({ from, to, onRange }: Props) {
  const [first, last] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  useShown(first, from);
  useShown(last, to);

  function send(): void {
    // Both from the fields: the address may not have the first yet when the second is filled in.
    const [nextFrom, nextTo] = [dayIn(first), dayIn(last)];
    if (nextFrom !== from || nextTo !== to) onRange(nextFrom, nextTo);
  }

  const props = {
    type: 'date',
    onBlur: send,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (isWhole(target.value)) send();
    },
  };
  return (
    <div className={styles.range}>
      <label>
        From
        <input ref={first} {...props} />
      </label>
      <label>
        To
        <input ref={last} {...props} />
      </label>
    </div>
  );
}

/** Shows a day of the address in its field; a controlled field would lose what is half typed. */
function useShown(input: RefObject<HTMLInputElement | null>, day: string): void {
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day;
  }, [input, day]);
}

function dayIn({ current }: RefObject<HTMLInputElement | null>): string {
  return current && isWhole(current.value) ? current.value : '';
}

function isWhole(day: string): boolean {
  return day >= '1900';
}
