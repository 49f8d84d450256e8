import { pointsOf, smallestField } from '../../../domain/results/points.ts';
import type { Results } from '../../../domain/results/results.ts';
import { pointsText } from '../../../domain/results/resultWords.ts';
import { tiedPlace, winnersOf } from '../../../domain/results/winners.ts';
import { formatDayLong } from '../../../domain/time/format.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import type { PublishActions } from '../../events/published/usePublish.ts';
import { usePublish } from '../../events/published/usePublish.ts';
import styles from './ResultTab.module.css';

type Props = { results: Results; rev: number; actions: PublishActions };

/** What everyone will see once the results of a night are published, and what isn't in order yet. */
export function FirstPublication({ results, rev, actions }: Props) {
  const online = useOnline();
  const { busy, failure, publish } = usePublish();
  const { eventId, season, day, players } = results;
  const { winner, runnerUp } = winnersOf(results);
  const facts = [
    ['Champion', winner],
    ['Runner-up', runnerUp],
    ['Players', String(players)],
    ['Points', pointsRange(results)],
    ['Season', `${seasonName(season)} (${formatDayLong(day)})`],
  ];
  return (
    <section
      className={`${layout.column4} ${layout.card} ${styles.publish}`}
      aria-labelledby="publish-results"
    >
      <h3 id="publish-results" tabIndex={-1}>
        Publish the results
      </h3>
      <p>
        Everyone will see all {results.rows.length} places with names as agreed, schools and chapters, every
        table, and the standings with these points.
      </p>
      <dl className={`${layout.stack2} ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Doubts results={results} />
      {!online && failure === '' && (
        <p className={layout.muted}>You're offline. Publishing needs a connection; nothing is lost.</p>
      )}
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
      <p className={consoleLayout.line3}>
        <Button
          busy={busy}
          onClick={() =>
            void publish(
              () => actions.publishBoard(eventId, { rev, version: 0 }, ''),
              'The results are published.',
            )
          }
        >
          {failure ? 'Retry' : 'Publish'}
        </Button>
      </p>
    </section>
  );
}

function pointsRange({ players, rows }: Results): string {
  if (players < smallestField) return `None: fields under ${smallestField} give no points`;
  const last = Math.max(...rows.map(({ place }) => place));
  return `${pointsText(pointsOf(1, players))} for first place, ${pointsText(pointsOf(last, players))} for the last`;
}

/** What isn't in order, which may be published nevertheless. */
function Doubts({ results }: { results: Results }) {
  const tied = tiedPlace(results);
  const lacking = results.rows.filter(({ schoolId }) => schoolId === '').length;
  if (tied === null && lacking === 0) return null;
  return (
    <ul className={recordLayout.bullets}>
      {tied !== null && (
        <li>Two or more share place {tied}. Decide the tie above, or publish it as shared.</li>
      )}
      {lacking > 0 && (
        <li>
          {lacking === 1 ? 'One person has' : `${lacking} people have`} no school from our list, so their
          points count for no school. <Link to={staffPaths.participants(results.eventId)}>Participants</Link>
        </li>
      )}
    </ul>
  );
}
