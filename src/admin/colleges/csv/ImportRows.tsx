import type { Planned } from '../../../domain/outreach/csv/planned.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import styles from './ImportDialog.module.css';

/** How many rows are listed at most; the numbers above count all. */
const maxRows = 200;

const kinds: Record<Planned['kind'], { order: number; words: string; tone: BadgeTone }> = {
  error: { order: 0, words: 'Error', tone: 'red' },
  change: { order: 1, words: 'Changed', tone: 'yellow' },
  new: { order: 2, words: 'New', tone: 'green' },
  same: { order: 3, words: 'Unchanged', tone: 'gray' },
};

/**
 * Lists what happens with each row of the file, rows with errors first. Rows that change nothing are not
 * listed.
 */
export function ImportRows({ rows }: { rows: readonly Planned[] }) {
  const listed = rows
    .filter(({ kind }) => kind !== 'same')
    .sort((a, b) => kinds[a.kind].order - kinds[b.kind].order || a.row - b.row);
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
          {listed.slice(0, maxRows).map(({ row, kind, title, notes }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>
                <Badge tone={kinds[kind].tone}>{kinds[kind].words}</Badge>
              </td>
              <th scope="row">{title || '–'}</th>
              <td>{notes.join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {listed.length > maxRows && <p className={styles.hint}>And {listed.length - maxRows} more rows.</p>}
    </section>
  );
}
