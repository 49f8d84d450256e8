import { monthName } from '../../domain/calendar/calendarWords.ts';
import { monthOf, monthsLater } from '../../domain/time/day.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './CalendarPage.module.css';

type Props = { month: string; today: string; onMonth: (month: string) => void };

/** Shows the month, with buttons for the previous and the next one. */
export function MonthBar({ month, today, onMonth }: Props) {
  const before = monthsLater(month, -1);
  const after = monthsLater(month, 1);
  return (
    <div className={`${staffLayout.bar3} ${styles.bar}`}>
      <h2 aria-live="polite">{monthName(month)}</h2>
      <div className={`${consoleLayout.flex2} ${styles.steps}`}>
        <Button
          tone="plain"
          aria-label={`Previous month, ${monthName(before)}`}
          onClick={() => onMonth(before)}
        >
          ‹ Previous
        </Button>
        <Button tone="plain" disabled={month === monthOf(today)} onClick={() => onMonth(monthOf(today))}>
          Today
        </Button>
        <Button tone="plain" aria-label={`Next month, ${monthName(after)}`} onClick={() => onMonth(after)}>
          Next ›
        </Button>
      </div>
    </div>
  );
}
