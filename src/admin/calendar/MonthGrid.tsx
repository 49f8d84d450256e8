import { type KeyboardEvent, useRef, useState } from 'react';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { monthName, spokenDay } from '../../domain/calendar/calendarWords.ts';
import { dayAfterKey, weeksOf } from '../../domain/calendar/monthGrid.ts';
import { daysOf, monthOf } from '../../domain/time/day.ts';
import { useFocusWhenThere } from '../../hooks/focus/useFocusWhenThere.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import styles from './MonthGrid.module.css';

type Props = {
  month: string;
  today: string;
  items: readonly CalendarItem[];
  onMonth: (month: string) => void;
  /** Called when a day is chosen, to show its items. */
  onDay: (day: string) => void;
};

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** How many titles fit into a day. */
const shown = 3;

/**
 * The days of a month with their items (WAI-ARIA grid): one stop for Tab, arrows from day to day and on into
 * the next month, Page Up and Page Down by months, Enter to the day in the list.
 */
export function MonthGrid({ month, today, items, onMonth, onDay }: Props) {
  const [day, setDay] = useState(today);
  const current = monthOf(day) === month ? day : monthOf(today) === month ? today : daysOf(month).first;
  const table = useRef<HTMLTableElement>(null);
  const focusOn = useFocusWhenThere();

  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(current, event.key, event.shiftKey);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setDay(next);
    focusOn(() => table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`));
    if (monthOf(next) !== month) onMonth(monthOf(next));
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys walk from day to day
      role="grid"
      className={styles.grid}
      aria-label={monthName(month)}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name}>
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((date) =>
              monthOf(date) === month ? (
                <Day
                  key={date}
                  date={date}
                  items={items.filter((item) => item.date === date)}
                  isToday={date === today}
                  isCurrent={date === current}
                  onChoose={() => {
                    setDay(date);
                    onDay(date);
                  }}
                />
              ) : (
                <td key={date} className={styles.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  date: string;
  items: readonly CalendarItem[];
  isToday: boolean;
  isCurrent: boolean;
  onChoose: () => void;
};

function Day({ date, items, isToday, isCurrent, onChoose }: DayProps) {
  const titles = items.map(({ title }) => title).join(', ');
  return (
    <td>
      <button
        type="button"
        className={styles.day}
        data-day={date}
        data-busy={items.length > 0}
        data-items={items.length}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={`${spokenDay(date)}: ${titles || 'nothing on'}`}
        onClick={onChoose}
      >
        <span className={styles.number}>{Number(date.slice(8))}</span>
        {items.slice(0, items.length > shown ? shown - 1 : shown).map(({ key, title, status }) => (
          <span
            key={key}
            className={`${consoleLayout.clipped} ${styles.item}`}
            data-over={status === 'completed'}
          >
            {title}
          </span>
        ))}
        {items.length > shown && <span className={styles.rest}>{items.length - shown + 1} more</span>}
      </button>
    </td>
  );
}
