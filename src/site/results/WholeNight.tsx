import { useId, useState } from 'react';
import type { ResultRow, Results } from '../../domain/results/results.ts';
import { paths } from '../../paths.ts';
import layout from '../../ui/layout.module.css';
import { useMyNumber } from '../live/my/useMyNumber.ts';
import { ArchiveSection } from './archive/ArchiveSection.tsx';
import { Facts } from './parts/Facts.tsx';
import { Groups } from './parts/Groups.tsx';
import { MyPlace } from './parts/MyPlace.tsx';
import { Places } from './parts/Places.tsx';
import { Podium } from './parts/Podium.tsx';
import { ResultTools } from './parts/ResultTools.tsx';
import styles from './ResultsPage.module.css';
import { BackToEvent } from './ResultsStates.tsx';

/** Everything that is published of a night. */
export function WholeNight({ results }: { results: Results }) {
  const titleId = useId();
  const { mine, unknown, choose } = useMyRow(results);
  const url = location.origin + paths.results(results.eventId);
  return (
    <article className={`${layout.topColumn6} ${layout.wide} ${styles.page}`} aria-labelledby={titleId}>
      <BackToEvent eventId={results.eventId} />
      <Podium results={results} titleId={titleId} />
      <ResultTools results={results} url={url} />
      <p className={styles.address}>{url}</p>
      <div className={`${layout.topColumn6} ${styles.columns}`}>
        <div className={`${layout.topColumn6} ${styles.main}`}>
          <MyPlace results={results} mine={mine} unknown={unknown} onChoose={choose} />
          <Places results={results} mine={mine} />
        </div>
        <aside className={`${layout.topColumn6} ${styles.side}`} aria-label="About these results">
          <Facts results={results} />
          <Groups results={results} kind="school" />
          <Groups results={results} kind="chapter" />
        </aside>
      </div>
      <ArchiveSection results={results} mine={mine?.no || null} />
    </article>
  );
}

/**
 * The visitor's row, by the address, this browser's number or their choice. `unknown`: a number without a
 * place.
 */
function useMyRow({ eventId, rows }: Results) {
  const [no, setNo] = useMyNumber(eventId);
  const [picked, setPicked] = useState<ResultRow | null>(null);
  const numbered = no === null ? undefined : rows.find((row) => row.no === no);
  const choose = (row: ResultRow | null) => {
    // Places of a list on paper have no numbers that could be remembered.
    setNo(row && row.no > 0 ? row.no : null);
    setPicked(row);
  };
  const mine = numbered ?? picked;
  return { mine, unknown: mine ? null : no, choose };
}
