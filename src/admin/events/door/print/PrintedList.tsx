import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import { doorSheet, type SheetLine } from '../../../../domain/participants/doorSheet.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { formatClock, formatDayLong, formatTime } from '../../../../domain/time/format.ts';
import { Paper } from '../../../parts/print/Paper.tsx';
import styles from './PrintedList.module.css';

type Props = { event: StaffEvent; people: readonly Participant[]; onDone: () => void };

/**
 * The door list on paper, in place of the page while it is printed: names by letter with a box each, and who
 * was here already.
 */
export function PrintedList({ event, people, onDone }: Props) {
  const letters = useMemo(() => doorSheet(people), [people]);
  const [now] = useState(() => new Date());
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  return (
    <Paper className={styles.sheet} onDone={onDone}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <strong>{eventTitle(event)}</strong>
              <span>
                {[formatDayLong(event.date), formatTime(event.time), event.location]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>
                {here} of {people.length} checked in at {formatClock(now)}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <div className={styles.columns}>
                {letters.map(({ letter, lines }) => (
                  <section key={letter}>
                    <h2>{letter}</h2>
                    <ul>
                      {lines.map((line) => (
                        <Line key={line.person.id} {...line} />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    </Paper>
  );
}

function Line({ person, hint }: SheetLine) {
  const { name, chapterName, collegeName, checkedIn, checkedInAt } = person;
  const about = [hint, chapterName || collegeName].filter(Boolean).join(' · ');
  return (
    <li data-here={checkedIn || undefined}>
      <span className={styles.box}>{checkedIn && '✓'}</span>
      <span className={styles.name}>
        {name} {about && <small>{about}</small>}
      </span>
      <span className={styles.time}>{checkedIn && checkedInAt && formatClock(checkedInAt)}</span>
    </li>
  );
}
