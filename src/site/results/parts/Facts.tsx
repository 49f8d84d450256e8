import type { ReactNode } from 'react';
import type { Results } from '../../../domain/results/results.ts';
import { formatInstantDay } from '../../../domain/time/format.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './Facts.module.css';

/** Who hosted a night, its season, and what became of its results since they were published. */
export function Facts({ results }: { results: Results }) {
  const { players, season, publishedAt, version, changes } = results;
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <h2>The night</h2>
      <dl className={`${layout.stack2} ${styles.facts}`}>
        <Fact name="Players">{players}</Fact>
        {(results.chapterName || results.collegeName) && (
          <Fact name="Hosted by">
            <Host results={results} />
          </Fact>
        )}
        {season && (
          <Fact name="Season">
            <Link to={paths.standings(season)}>{seasonName(season)} standings</Link>
          </Fact>
        )}
        {publishedAt && (
          <Fact name="Published">
            <Day at={publishedAt} />
            {version > 1 && `, version ${version}`}
          </Fact>
        )}
      </dl>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              Corrected <Day at={new Date(at)} />
              {text && (
                <>
                  : <bdi>{text}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Host({ results }: { results: Results }) {
  const { collegeId, collegeName, chapterId, chapterName, season } = results;
  return (
    <>
      {chapterName && <MaybeLink to={chapterId && paths.chapter(chapterId, season)} name={chapterName} />}
      {collegeName && <MaybeLink to={collegeId && paths.school(collegeId, season)} name={collegeName} />}
    </>
  );
}

function MaybeLink({ to, name }: { to: string; name: string }) {
  return <span className={styles.host}>{to ? <Link to={to}>{name}</Link> : <bdi>{name}</bdi>}</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The day of a moment where the reader is: 'Nov 9, 2026'; nothing for a date that is none. */
function Day({ at }: { at: Date }) {
  if (Number.isNaN(at.getTime())) return null;
  return <time dateTime={at.toISOString()}>{formatInstantDay(at)}</time>;
}
