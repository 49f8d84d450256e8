import type { Planned } from '../../domain/outreach/csv/plannedRow.ts';
import { counted } from '../../domain/text/counted.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import layout from '../../ui/layout.module.css';
import styles from './DirectoryImport.module.css';

/** How many rows are listed at most; the numbers above count all. */
const maxRows = 200;

const kinds: Record<Planned['kind'] | 'newer', { order: number; words: string; tone: BadgeTone }> = {
  error: { order: 0, words: 'Error', tone: 'red' },
  newer: { order: 1, words: 'Older than ours', tone: 'yellow' },
  change: { order: 2, words: 'Changed', tone: 'yellow' },
  new: { order: 3, words: 'New', tone: 'green' },
  same: { order: 4, words: 'Unchanged', tone: 'gray' },
};
const kindOf = ({ kind, newer }: Planned) => kinds[newer ? 'newer' : kind];

/**
 * Lists what happens with each row of the file, rows with errors first. Rows that change nothing are not
 * listed.
 */
export function ImportRows({ rows }: { rows: readonly Planned[] }) {
  const listed = rows
    .filter(({ kind }) => kind !== 'same')
    .sort((a, b) => kindOf(a).order - kindOf(b).order || a.row - b.row);
  if (listed.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label="Rows of the file" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What</th>
            <th scope="col">Name</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {listed.slice(0, maxRows).map((planned) => (
            <tr key={planned.row}>
              <td>{planned.row}</td>
              <td>
                <Badge tone={kindOf(planned).tone}>{kindOf(planned).words}</Badge>
              </td>
              <th scope="row">{planned.title || '–'}</th>
              <td>
                {planned.notes.map((note) => (
                  <div key={note}>{note}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {listed.length > maxRows && (
        <p className={layout.note}>And {counted(listed.length - maxRows, 'more row')}.</p>
      )}
    </section>
  );
}
