import type { ReactNode } from 'react';
import type { SortBy } from '../../domain/events/lists/sortEvents.ts';
import { Link } from '../../ui/Link.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import { FindField } from '../search/FindField.tsx';
import styles from './ListHead.module.css';

const choices = [
  ['date', 'Date'],
  ['school', 'School Name'],
] as const;

type Props = {
  title: string;
  subtitle: string;
  /** The links to the lists of this kind: text and address. */
  lists: readonly (readonly [string, string])[];
  /** The address of this list. */
  here: string;
  sort: SortBy;
  onSort: (word: string) => void;
  /** An extra button of the page. */
  children?: ReactNode;
};

/** The top of a list page: its heading, the search, the links to its sister lists, and the sort order. */
export function ListHead({ title, subtitle, lists, here, sort, onSort, children }: Props) {
  return (
    <header className={styles.head}>
      <PageTitle title={title} about={subtitle} />
      <div className={styles.inner}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
        <FindField />
        <nav aria-label="Lists" className={styles.lists}>
          <ul>
            {lists.map(([words, to]) => (
              <li key={to}>
                <Link to={to} aria-current={to === here ? 'page' : undefined}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SelectField label="Sort by" value={sort} options={choices} onChange={onSort} />
          {children}
        </div>
      </div>
    </header>
  );
}
