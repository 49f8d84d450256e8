import { type Activity, answerRate, type Calls } from '../../../domain/outreach/log/activity.ts';
import { formatSoon } from '../../../domain/time/format.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import styles from './Activity.module.css';
import { DayBars } from './DayBars.tsx';

type Props = { activity: Activity; today: string };

/** The calls of two weeks: today's, a bar for each day with its answered part, and a bar for each caller. */
export function ActivityPicture({ activity, today }: Props) {
  const { days, callers, others } = activity;
  const now = days.find(({ day }) => day === today) ?? { calls: 0, answered: 0 };
  const most = Math.max(1, ...callers.map(({ calls }) => calls));
  return (
    <>
      <dl className={`${consoleLayout.terms} ${styles.numbers}`}>
        <Figure label="Calls today" value={now.calls} about={answeredText(now)} />
        <Figure label="Last 14 days" value={activity.calls} about={answeredText(activity)} />
        <Figure label="Other contacts" value={others} about="texts, emails and more" />
      </dl>
      {activity.calls === 0 ? (
        <p>No calls in the last 14 days.</p>
      ) : (
        <>
          <figure className={styles.picture}>
            <figcaption>
              Calls per day <span className={styles.key}>answered</span>{' '}
              <span className={styles.keyRest}>not answered</span>
            </figcaption>
            <DayBars days={days} />
          </figure>
          <table className="visually-hidden">
            <caption>Calls per day</caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Calls</th>
                <th scope="col">Answered</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, calls, answered }) => (
                <tr key={day}>
                  <th scope="row">{formatSoon({ date: day, time: '' }, today)}</th>
                  <td>{calls}</td>
                  <td>{answered}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <section className={styles.callers}>
            <h3>By caller</h3>
            <ul>
              {callers.map(({ name, calls, answered }) => (
                <li key={name}>
                  <span className={styles.caller}>{name || 'No name'}</span>
                  <span className={styles.bar} aria-hidden="true">
                    <span className={styles.answered} style={{ width: part(answered, most) }} />
                    <span className={styles.rest} style={{ width: part(calls - answered, most) }} />
                  </span>
                  <span className={styles.count}>
                    {calls} <span className="visually-hidden">{calls === 1 ? 'call' : 'calls'}, </span>
                    <span className={layout.note}>{answeredText({ calls, answered })}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  );
}

function Figure({ label, value, about }: { label: string; value: number; about: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{value.toLocaleString('en-US')}</strong> <span className={layout.note}>{about}</span>
      </dd>
    </div>
  );
}

function answeredText(calls: Calls): string {
  const rate = answerRate(calls);
  return rate === null ? 'no calls yet' : `${rate}% answered`;
}

const part = (one: number, of: number) => `${(100 * one) / of}%`;
