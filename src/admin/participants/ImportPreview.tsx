import type { ReactNode } from 'react';
import type { Duplicate } from '../../domain/participants/importPlan.ts';
import type { ImportedPerson, ImportProblem } from '../../domain/participants/readPeople.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './ImportDialog.module.css';

type Props = {
  plan: { fresh: readonly ImportedPerson[]; duplicates: readonly Duplicate[] };
  problems: readonly ImportProblem[];
};

/** As many rows of one kind as are drawn. */
const most = 100;

/** What an import would do, row by row: mistakes first, then duplicates, then the new people. */
export function ImportPreview({ plan: { fresh, duplicates }, problems }: Props) {
  const twice = duplicates.filter(({ of }) => of !== 'list').length;
  const parts = [
    `${fresh.length} new`,
    duplicates.length > twice && `${duplicates.length - twice} on the list already`,
    twice > 0 && `${twice} twice in these rows`,
    problems.length > 0 && `${problems.length} with a mistake`,
  ];
  return (
    <section aria-label="Preview" className={styles.preview}>
      <p role="status" className={styles.sum}>
        {parts.filter(Boolean).join(' · ')}
      </p>
      {problems.length > 0 && (
        <ul aria-label="Mistakes">
          {problems.slice(0, most).map(({ row, text, message }) => (
            <li key={row}>
              <span className={styles.row}>{row > 0 && row}</span>
              <span className={styles.who}>{text}</span>
              <span className={styles.mistake}>{message}</span>
            </li>
          ))}
          <More count={problems.length} />
        </ul>
      )}
      {duplicates.length > 0 && (
        <ul aria-label="Duplicates">
          {duplicates.slice(0, most).map((person) => (
            <Person key={person.row} {...person}>
              <Badge tone="grey">{person.of === 'list' ? 'On the list' : `Same as row ${person.of}`}</Badge>
            </Person>
          ))}
          <More count={duplicates.length} />
        </ul>
      )}
      {fresh.length > 0 && (
        <ul aria-label="New people">
          {fresh.slice(0, most).map((person) => (
            <Person key={person.row} {...person}>
              <Badge tone="green">New</Badge>
            </Person>
          ))}
          <More count={fresh.length} />
        </ul>
      )}
    </section>
  );
}

function Person({ row, name, email, children }: ImportedPerson & { children: ReactNode }) {
  return (
    <li>
      <span className={styles.row}>{row}</span>
      <span className={styles.who}>
        {name} {email && <span>{email}</span>}
      </span>
      {children}
    </li>
  );
}

function More({ count }: { count: number }) {
  return count > most && <li>and {count - most} more</li>;
}
