import { useMemo, useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import { doorSheet, type SheetLine } from '../../../../domain/participants/doorSheet.ts';
import { doorCounts } from '../../../../domain/participants/line/doorCounts.ts';
import { standOf, type WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { formatClock, formatDayLong, formatTime } from '../../../../domain/time/format.ts';
import { Paper } from '../../../parts/print/Paper.tsx';
import styles from './PrintedList.module.css';

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  line: readonly WaitingPerson[];
  onDone: () => void;
};

/**
 * The door list on paper, in place of the page while it is printed: names by letter with a box each, and who
 * was here already; below, apart, who waits, the first in line first.
 */
export function PrintedList({ event, people, line, onDone }: Props) {
  const letters = useMemo(() => doorSheet(people), [people]);
  const [now] = useState(() => new Date());
  const { here, registered, waiting } = doorCounts(people, line, event);
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
                {here} of {registered} checked in{waiting > 0 && `, ${waiting} waiting`} at {formatClock(now)}
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
              {waiting > 0 && (
                <section className={styles.columns}>
                  <h2>Waiting list</h2>
                  <ul>
                    {line.map((person) => (
                      <Row
                        key={person.id}
                        name={person.name}
                        about={person.chapterName || person.collegeName}
                        end={standOf(line, person)}
                      />
                    ))}
                  </ul>
                </section>
              )}
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
  const end = checkedIn && checkedInAt ? formatClock(checkedInAt) : '';
  return <Row here={checkedIn} {...{ name, about, end }} />;
}

type RowProps = { name: string; about: string; end: string; here?: boolean };

function Row({ name, about, end, here = false }: RowProps) {
  return (
    <li data-here={here || undefined}>
      <span className={styles.box}>{here && '✓'}</span>
      <span className={styles.name}>
        {name} {about && <small>{about}</small>}
      </span>
      <span className={styles.time}>{end}</span>
    </li>
  );
}
