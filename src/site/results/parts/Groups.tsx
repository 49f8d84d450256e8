import { useId } from 'react';
import type { Results } from '../../../domain/results/results.ts';
import { groupsOf } from '../../../domain/results/resultWords.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './Facts.module.css';

type Props = { results: Results; kind: 'school' | 'chapter' };

/** The schools or the chapters of a night; those that are records lead to their season. */
export function Groups({ results: { rows, season }, kind }: Props) {
  const titleId = useId();
  const groups = groupsOf(rows, kind);
  if (groups.length === 0) return null;
  const schools = kind === 'chapter' && groupsOf(rows, 'school').length > 1;
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{kind === 'school' ? 'Schools' : 'Chapters'}</h2>
      <ul className={`${layout.stack2} ${styles.groups}`}>
        {groups.map(({ id, name, people, best }) => (
          <li key={id || name}>
            <span>
              {id ? (
                <Link to={paths[kind](id, season)}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
              {schools && <bdi className={styles.of}>{schoolOf(rows, id, name)}</bdi>}
            </span>
            <span className={styles.how}>
              {people} {people === 1 ? 'player' : 'players'}, best {ordinal(best)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chapters of two schools may have one name. */
function schoolOf(rows: Results['rows'], id: string, name: string): string {
  return rows.find((row) => (id ? row.chapterId === id : row.chapter === name))?.school ?? '';
}
