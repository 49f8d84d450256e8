import { useEffect, useRef } from 'react';

type Props = { label: string; day: string; onDay: (day: string) => void };

/** One end of a range of days. A year that is still being typed doesn't count. */
export function DayField({ label, day, onDay }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // A controlled field would lose what is half typed.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day;
  }, [day]);
  const send = (value: string) => {
    if (value !== day) onDay(value);
  };
  return (
    <label>
      {label}
      <input
        ref={input}
        type="date"
        defaultValue={day}
        onChange={({ target }) => target.value >= '1900' && send(target.value)}
        onBlur={({ target }) => send(target.value)}
      />
    </label>
  );
}
