import { useId } from 'react';
import type { GroupResult } from '../../../domain/season/groupSeason.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { EarnedLine } from './EarnedLine.tsx';
import styles from './Lines.module.css';
import { Day, NightLink } from './NightLink.tsx';
import { Person } from './Person.tsx';

type Props = {
  results: readonly GroupResult[];
  /** How many results count, and how many of one night; 0 where it isn't known. */
  best: number;
  ofOneNight: number;
  linked: string | undefined;
};

/** The results that make the points of a school or a chapter, and those that come next. */
export function GroupResults({ results, best, ofOneNight, linked }: Props) {
  const titleId = useId();
  const counted = results.filter(({ counts }) => counts);
  const others = results.filter(({ counts }) => !counts);
  return (
    <section className={`${layout.column4} ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>Results that count</h2>
      <p className={styles.how}>
        {counted.length > 0
          ? countWords(best, ofOneNight)
          : 'None yet: fields of fewer than 8 give no points.'}{' '}
        <Link to={`${paths.standings(linked)}#points`}>How points work</Link>
      </p>
      {counted.length > 0 && <Lines results={counted} linked={linked} />}
      {others.length > 0 && (
        <details className={`${layout.fold} ${styles.others}`}>
          <summary>{counted.length > 0 ? 'The next best' : 'All results'}</summary>
          <Lines results={others} linked={linked} />
        </details>
      )}
    </section>
  );
}

function countWords(best: number, ofOneNight: number): string {
  if (best === 0) return 'Only the best results count.';
  return `Only the best ${best} results count, ${ofOneNight} per night at most.`;
}

function Lines({ results, linked }: Pick<Props, 'results' | 'linked'>) {
  return (
    <ol className={`${layout.card} ${layout.bare}`}>
      {results.map(({ player, name, eventId, title, day, players, place, points, counts }, at) => (
        <EarnedLine
          // biome-ignore lint/suspicious/noArrayIndexKey: people without a name have no key
          key={at}
          place={place}
          points={points}
          counts={counts}
          more={
            <>
              <NightLink eventId={eventId} title={title} />
              <span className={layout.note}>
                of {players}, <Day day={day} short />
              </span>
            </>
          }
        >
          <Person id={player} name={name} season={linked} />
        </EarnedLine>
      ))}
    </ol>
  );
}
