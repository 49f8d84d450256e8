import type { Results } from '../../../domain/results/results.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { paths } from '../../../paths.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { PaperTools } from '../results/paper/PaperTools.tsx';
import styles from './publishedParts.module.css';

/** Says what of an event is published, and since when, with the way to its public page. */
export function PublishedHead({ results }: { results: Results }) {
  const { eventId, version, publishedAt, rows, players, changes } = results;
  const last = changes.at(-1);
  return (
    <div className={consoleLayout.left2}>
      <h3 id="published" tabIndex={-1}>
        Published{version > 1 && `, version ${version}`}
      </h3>
      <p>
        {rows.length} of {players} places{publishedAt && `, ${formatInstant(publishedAt)}`}.{' '}
        <a className={styles.page} href={paths.results(eventId)} target="_blank" rel="noreferrer">
          Results page
        </a>
      </p>
      {last && <p>Corrected: {last.text}</p>}
      <PaperTools results={results} />
    </div>
  );
}
