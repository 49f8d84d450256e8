import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Season } from '../../../domain/season/season.ts';
import { standingLines } from '../../../domain/season/standing/standingLines.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import layout from '../../../ui/layout.module.css';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SubscribeButton } from '../../subscribe/SubscribeButton.tsx';
import { HowPoints } from './HowPoints.tsx';
import { kindNames, useKind } from './kind.ts';
import { Nights } from './Nights.tsx';
import { SaveStandings } from './SaveStandings.tsx';
import { Seasons } from './Seasons.tsx';
import styles from './StandingsPage.module.css';
import { StandingTable } from './StandingTable.tsx';

const replacing = { replace: true };

/** Everything that is published of a season, below its heading. */
export function WholeSeason({ season, present }: { season: Season; present: string }) {
  useHashScroll();
  const kind = useKind();
  const [typed, setTyped] = useUrlText('q', replacing);
  return (
    <div className={styles.page}>
      <section className={`${layout.column4} ${styles.part}`} aria-label={kindNames[kind]}>
        <div className={styles.tools}>
          <SearchField label="Find a name" value={typed} onChange={setTyped} />
          <SaveStandings season={season} kind={kind} />
        </div>
        <StandingTable
          key={kind}
          season={season}
          kind={kind}
          lines={standingLines(season, kind)}
          typed={typed}
        />
      </section>
      <HowPoints rule={season.rule} />
      <section className={`${layout.column4} ${styles.part}`} aria-labelledby="nights">
        <h2 id="nights">Nights of the season</h2>
        <Nights events={season.events} season={season.season} />
        <div>
          <SubscribeButton />
        </div>
      </section>
      <Seasons season={season} present={present} />
    </div>
  );
}

/**
 * Scrolls to the part that the address names, for a component that arrives after its page. Going back leaves
 * the page where it was.
 */
function useHashScroll(): void {
  const { hash } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, type]);
}
