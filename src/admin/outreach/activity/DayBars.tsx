import type { Calls } from '../../../domain/outreach/log/activity.ts';
import styles from './Activity.module.css';

type Props = { days: readonly (Calls & { day: string })[] };

/** The width of a day and the height of the highest bar, in units of the drawing. */
const [step, height] = [24, 96];

/** A bar for each day, its answered part at the bottom, with the number above and the weekday below. */
export function DayBars({ days }: Props) {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const tall = (calls: number) => (height * calls) / most;
  return (
    <svg viewBox={`0 0 ${days.length * step} ${height + 32}`} className={styles.bars} aria-hidden="true">
      {days.map(({ day, calls, answered }, at) => {
        const x = at * step;
        const base = height + 16;
        return (
          <g key={day}>
            <rect
              className={styles.restBar}
              x={x + 4}
              y={base - tall(calls)}
              width={step - 8}
              height={tall(calls - answered)}
            />
            <rect
              className={styles.answeredBar}
              x={x + 4}
              y={base - tall(answered)}
              width={step - 8}
              height={tall(answered)}
            />
            {calls > 0 && (
              <text x={x + step / 2} y={base - tall(calls) - 4} className={styles.number}>
                {calls}
              </text>
            )}
            <text x={x + step / 2} y={base + 13} className={styles.weekday}>
              {weekday(day)}
            </text>
          </g>
        );
      })}
      <line x1="0" x2={days.length * step} y1={height + 16} y2={height + 16} className={styles.line} />
    </svg>
  );
}

/** Returns the first letter of a day's weekday; Thursday and Sunday have two. */
function weekday(day: string): string {
  return 'Su M T W Th F S'.split(' ')[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
}
