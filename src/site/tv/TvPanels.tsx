import type { TvPage, TvPanel, TvRow } from '../../domain/night/live/tvPages.ts';
import { FittedText } from './FittedText.tsx';
import styles from './Tv.module.css';

/** The lines of a page: of one table, of four, or the champion. */
export function TvPanels({ page }: { page: TvPage }) {
  if (page.kind === 'message') return <p className={styles.words}>{page.note}</p>;
  const several = page.panels.length > 1 && page.kind !== 'champion';
  return (
    <div className={`${styles.panels} ${page.kind === 'champion' ? styles.champion : ''}`}>
      {page.panels.map((panel) => (
        <section key={panel.key}>
          {several && (
            <h2>
              <FittedText text={panel.title} />
            </h2>
          )}
          <Rows panel={panel} lead={page.lead} />
        </section>
      ))}
    </div>
  );
}

function Rows({ panel: { rows, line }, lead }: { panel: TvPanel; lead: TvPage['lead'] }) {
  return (
    <ol className={styles.rows}>
      {rows.map((row, at) => (
        <li key={row.no} className={at + 1 === line && line < rows.length ? styles.line : undefined}>
          <Row row={row} lead={lead} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row: { no, lead: before, name, end }, lead }: { row: TvRow; lead: TvPage['lead'] }) {
  return (
    <>
      {before && (
        <span className={styles.lead}>
          <span className="visually-hidden">{lead} </span>
          {before}
        </span>
      )}
      <span className={styles.no}>#{no}</span>
      <span className={styles.name}>
        <FittedText text={name} />
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
}
