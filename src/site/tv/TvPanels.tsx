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
          {several && panel.title !== page.title && (
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
  const digits = Math.max(...rows.map(({ no }) => String(no).length));
  return (
    <ol className={styles.rows}>
      {rows.map((row, at) => (
        <li key={row.no} className={at + 1 === line && line < rows.length ? styles.line : undefined}>
          <Row row={row} lead={lead} digits={digits} />
        </li>
      ))}
    </ol>
  );
}

type RowProps = {
  row: TvRow;
  lead: TvPage['lead'];
  /** How many the longest number has. */
  digits: number;
};

function Row({ row: { no, lead: before, name, end }, lead, digits }: RowProps) {
  return (
    <>
      {before && (
        <span className={styles.lead}>
          <span className="visually-hidden">{lead} </span>
          {before}
        </span>
      )}
      <span className={styles.no} style={{ minWidth: `${digits + 1.3}ch` }}>
        #{no}
      </span>
      <span className={styles.name}>
        <FittedText text={name} />
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
}
