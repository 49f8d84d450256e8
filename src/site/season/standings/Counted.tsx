import { pointsText } from '../../../domain/results/resultWords.ts';
import type { BestRule } from '../../../domain/season/counting.ts';
import { whyNot } from '../../../domain/season/standing/countedWords.ts';
import type { StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Day } from '../parts/NightLink.tsx';
import styles from './StandingTable.module.css';

type Props = {
  line: StandingLine;
  rule: BestRule;
  /** The address of its page with all results, null when it has none. */
  to: string | null;
};

/** The results of a line: those that count, and why the others don't. */
export function Counted({ line: { name, results, nights }, rule, to }: Props) {
  const more = nights - results.length;
  return (
    <div className={styles.counted}>
      <ul>
        {results.map((result, at) => {
          const { event, place, points, counts } = result;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a school may be alike
            <li key={at} data-counts={counts || undefined}>
              <span className={styles.result}>
                <Link to={paths.results(event.id)}>
                  <bdi>{event.title || 'Tournament'}</bdi>
                </Link>
                <span className={layout.muted}>
                  {ordinal(place)} of {event.players} on <Day day={event.day} />
                </span>
                {!counts && <span className={layout.muted}>{whyNot(result, results, rule)}</span>}
              </span>
              <span className={styles.earned}>
                {pointsText(points)}
                <span className="visually-hidden"> points{counts ? ', counts' : ", doesn't count"}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {(more > 0 || to) && (
        <p>
          {more > 0 && `${more} more ${more === 1 ? "doesn't" : "don't"} count. `}
          {to && (
            <Link to={to}>
              All results of <bdi>{name}</bdi>
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
