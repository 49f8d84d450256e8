import type { ReactNode } from 'react';
import type { Duplicate, NewPerson } from '../../../../domain/participants/importPlan.ts';
import type { ImportedPerson, ImportProblem } from '../../../../domain/participants/readPeople.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import styles from './PeopleImport.module.css';
import { type PlacedPerson, unknownSchools } from './placed.ts';

type Props = {
  plan: { fresh: readonly NewPerson[]; duplicates: readonly Duplicate[] };
  /** The new people with their school and chapter. */
  places: readonly PlacedPerson[];
  problems: readonly ImportProblem[];
  /** How many people are on the list now, and the event's limit (null for none). */
  registered: number;
  maxParticipants: number | null;
};

/** How many rows of one kind are drawn at most. */
const rowLimit = 100;

/** Shows the outcome of an import row by row: errors first, then duplicates, then the new people. */
export function ImportPreview({ plan: { fresh, duplicates }, places, ...props }: Props) {
  const { problems, registered, maxParticipants } = props;
  const [whole] = problems.filter(({ row }) => row === 0);
  if (whole) {
    return (
      <p role="status" className={consoleLayout.mistake}>
        {whole.message}
      </p>
    );
  }
  const twice = duplicates.filter(({ of }) => of !== 'list').length;
  const maybe = fresh.filter((person) => person.maybe !== undefined);
  const after = registered + fresh.length;
  const placeOf = new Map(places.map((person) => [person.row, person]));
  const unknown = unknownSchools(places);
  const parts = [
    `${fresh.length} new${maybe.length > 0 ? `, ${maybe.length} possibly the same` : ''}`,
    duplicates.length > twice && `${duplicates.length - twice} already on the list`,
    twice > 0 && `${twice} ${twice === 1 ? 'duplicate' : 'duplicates'}`,
    problems.length > 0 && `${problems.length} with ${problems.length === 1 ? 'an error' : 'errors'}`,
  ];
  return (
    <section aria-label="Preview" className={`${staffLayout.stack3} ${styles.preview}`}>
      <p role="status" className={styles.sum}>
        {parts.filter(Boolean).join(' · ')}
        {fresh.length === 0 && problems.length === 0 && '. No one to add.'}
      </p>
      {maxParticipants !== null && fresh.length > 0 && after > maxParticipants && (
        <p role="status" className={`${staffLayout.warning} ${styles.over}`}>
          This makes {after} people for {maxParticipants} {maxParticipants === 1 ? 'spot' : 'spots'}.
        </p>
      )}
      {unknown.length > 0 && (
        <p role="status" className={`${staffLayout.warning} ${styles.over}`}>
          Not in our list of schools, so kept as typed: {unknown.slice(0, 5).join(', ')}
          {unknown.length > 5 && ` and ${unknown.length - 5} more`}.
        </p>
      )}
      <Rows name="Errors" rows={problems}>
        {({ row, text, message }) => (
          <li key={row}>
            <span className={`${layout.note} ${styles.row}`}>{row}</span>
            <span className={styles.who}>{text}</span>
            <span className={`${consoleLayout.mistake} ${styles.mistake}`}>{message}</span>
          </li>
        )}
      </Rows>
      <Rows name="Duplicates" rows={duplicates}>
        {({ of, ...person }) => (
          <Person key={person.row} {...person}>
            <Badge tone="gray">{of === 'list' ? 'On the list' : `Same as row ${of}`}</Badge>
          </Person>
        )}
      </Rows>
      <Rows name="New people" rows={[...maybe, ...fresh.filter((person) => person.maybe === undefined)]}>
        {({ maybe: of, ...person }) => (
          <Person key={person.row} {...person} {...placeOf.get(person.row)}>
            {of === undefined ? (
              <Badge tone="green">New</Badge>
            ) : (
              <Badge tone="yellow">{of === 'list' ? 'Maybe on the list' : `Maybe same as row ${of}`}</Badge>
            )}
          </Person>
        )}
      </Rows>
    </section>
  );
}

type RowsProps<T> = { name: string; rows: readonly T[]; children: (row: T) => ReactNode };

/** The rows of one kind in a scrolling box; renders nothing when there are none. */
function Rows<T>({ name, rows, children }: RowsProps<T>) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and without the focus no key could move it
    <ul aria-label={name} tabIndex={0}>
      {rows.slice(0, rowLimit).map(children)}
      {rows.length > rowLimit && <li>and {rows.length - rowLimit} more</li>}
    </ul>
  );
}

function Person({ row, name, email, children, ...person }: ImportedPerson & { children: ReactNode }) {
  const place = [person.chapterName, person.collegeName].filter(Boolean).join(', ');
  const about = [email, place].filter(Boolean).join(' · ');
  return (
    <li>
      <span className={`${layout.note} ${styles.row}`}>{row}</span>
      <span className={styles.who}>
        {name} {about && <span>{about}</span>}
      </span>
      {children}
    </li>
  );
}
