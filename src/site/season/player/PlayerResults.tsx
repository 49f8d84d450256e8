import { useId } from 'react';
import { smallestField } from '../../../domain/results/points.ts';
import type { PlayerResult } from '../../../domain/season/playerSeason.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { EarnedLine } from '../parts/EarnedLine.tsx';
import { GroupLink } from '../parts/GroupLink.tsx';
import styles from '../parts/Lines.module.css';
import { Day, NightLink } from '../parts/NightLink.tsx';

type Props = { results: readonly PlayerResult[]; linked: string | undefined };

/** Every result of a player, and whether it counts and why. */
export function PlayerResults({ results, linked }: Props) {
  const titleId = useId();
  const several = new Set(results.map(({ schoolId, chapterId }) => `${schoolId} ${chapterId}`)).size > 1;
  const counted = results.filter(({ counts }) => counts).length;
  return (
    <section className={`${layout.column4} ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Results</h2>
      <p className={styles.how}>
        {counted < results.length ? `${counted} of ${results.length} count.` : 'All of them count.'}{' '}
        <Link to={`${paths.standings(linked)}#points`}>How points work</Link>
      </p>
      <ol className={`${layout.card} ${layout.bare}`}>
        {results.map((result, at) => (
          <EarnedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: joined records may share a night and its place
            key={at}
            place={result.place}
            points={result.points}
            counts={result.counts}
            mark={markOf(result, counted)}
            more={
              <span className={layout.note}>
                of {result.players} on <Day day={result.day} />
                {several && <PlayedFor result={result} linked={linked} />}
              </span>
            }
          >
            <NightLink eventId={result.eventId} title={result.title} />
          </EarnedLine>
        ))}
      </ol>
    </section>
  );
}

/** The school and the chapter that a result counts for, of somebody who played for several. */
function PlayedFor({ result, linked }: { result: PlayerResult; linked: string | undefined }) {
  const { school, schoolId, chapter, chapterId } = result;
  return (
    <>
      {school && ', for '}
      <GroupLink kind="school" id={schoolId} name={school} season={linked} />
      {chapter && ', '}
      <GroupLink kind="chapter" id={chapterId} name={chapter} season={linked} />
    </>
  );
}

/** Says why a result counts or doesn't. */
function markOf({ counts, points, players }: PlayerResult, counted: number): string {
  if (counts) return 'Counts';
  if (players < smallestField || points === 0) return `Under ${smallestField} players`;
  return `Best ${counted} count`;
}
