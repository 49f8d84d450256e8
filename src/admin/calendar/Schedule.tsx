import { useEffect, useRef } from 'react';
import type { Calendar } from '../../data/staff/calendar.ts';
import type { CalendarItem } from '../../domain/calendar/calendarItem.ts';
import { monthName, spokenDay } from '../../domain/calendar/calendarWords.ts';
import { clashes } from '../../domain/calendar/clashes.ts';
import { monthOf, monthsLater } from '../../domain/time/day.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Schedule.module.css';
import { ScheduleItem } from './ScheduleItem.tsx';

type Props = {
  month: string;
  today: string;
  calendar: Calendar;
  /** The day chosen in the grid. */
  chosen: string | null;
  onEvent: (eventId: string) => void;
  onCreate: (day: string) => void;
  onMonth: (month: string) => void;
};

/**
 * The Tournament Schedule (specification 2.17): a month's tournaments and events, day by day. The current
 * month begins with today; what is over comes last.
 */
export function Schedule({ month, today, calendar, chosen, onEvent, onCreate, onMonth }: Props) {
  const days = byDay(calendar.items);
  const isOver = ([day]: [string, unknown]) => month === monthOf(today) && day < today;
  const over = [...days].filter(isOver);
  const coming = [...days].filter((day) => !isOver(day));
  const clashing = clashes(calendar.items);
  const list = useRef<HTMLElement>(null);
  const next = monthsLater(month, 1);

  useEffect(() => {
    if (chosen) list.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus();
  }, [chosen]);

  const shown = { chosen, clashing, waiting: calendar.waiting, onEvent, onCreate };
  return (
    <section ref={list} aria-label="Tournament Schedule" className={styles.schedule}>
      <h2>Tournament Schedule</h2>
      <p role="status" className={styles.count}>
        {countText(calendar)}
      </p>
      {chosen && !days.has(chosen) && (
        <div className={`${consoleLayout.left2} ${styles.free}`}>
          <h3 data-day={chosen} tabIndex={-1}>
            {spokenDay(chosen)}
          </h3>
          <p>Nothing scheduled.</p>
          <Button tone="plain" onClick={() => onCreate(chosen)}>
            Create Event
          </Button>
        </div>
      )}
      {days.size === 0 && !chosen && (
        <Notice>
          <p>
            {calendar.fromCache
              ? "This month isn't saved on this device. It'll show up as soon as we reach the server."
              : `No tournaments in ${monthName(month)}.`}
          </p>
        </Notice>
      )}
      {coming.length === 0 && over.length > 0 && !chosen && (
        <Notice>
          <p>Nothing more this month.</p>
          <p>
            <Button tone="plain" onClick={() => onMonth(next)}>
              Show {monthName(next)}
            </Button>
          </p>
        </Notice>
      )}
      <Days days={coming} {...shown} />
      {over.length > 0 && (
        <>
          <h3 className={styles.earlier}>Earlier this month</h3>
          <Days days={over} {...shown} />
        </>
      )}
    </section>
  );
}

type DaysProps = Pick<Props, 'chosen' | 'onEvent' | 'onCreate'> & {
  days: readonly (readonly [string, readonly CalendarItem[]])[];
  clashing: ReadonlySet<string>;
  waiting: ReadonlySet<string>;
};

function Days({ days, chosen, clashing, waiting, onEvent, onCreate }: DaysProps) {
  return (
    <ol className={`${staffLayout.stack3} ${layout.bare} ${styles.days}`}>
      {days.map(([day, items]) => (
        <li key={day} className={styles.group} data-chosen={day === chosen}>
          <h3 data-day={day} tabIndex={-1}>
            {spokenDay(day)}
          </h3>
          <ul className={`${staffLayout.stack3} ${layout.bare}`}>
            {items.map((item) => (
              <ScheduleItem
                key={item.key}
                item={item}
                isClashing={clashing.has(item.key)}
                waiting={waiting.has(item.id)}
                onEvent={onEvent}
              />
            ))}
          </ul>
          {day === chosen && (
            <Button tone="plain" className={styles.create} onClick={() => onCreate(day)}>
              Create Event
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function byDay(items: readonly CalendarItem[]): Map<string, CalendarItem[]> {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items) {
    if (item.date) days.set(item.date, [...(days.get(item.date) ?? []), item]);
  }
  return days;
}

function countText({ items, more }: Calendar): string {
  const all = `${items.length} ${items.length === 1 ? 'tournament' : 'tournaments'}`;
  return more ? `The first ${all} of a busy month` : all;
}
