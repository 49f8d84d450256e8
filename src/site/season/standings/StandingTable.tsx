import { useRef, useState } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import { bestOf } from '../../../domain/season/seasonRule.ts';
import type { StandingKind, StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { SearchStatus } from './SearchStatus.tsx';
import { StandingRow } from './StandingRow.tsx';
import styles from './StandingTable.module.css';
import { useBeyond } from './useBeyond.ts';

/** How many lines are shown before someone asks for all of them. */
const first = 40;

/** With fewer lines than this, a search looks among the players who aren't listed, too. */
const enough = 10;

const titles: Record<StandingKind, string> = { players: 'Player', schools: 'School', chapters: 'Chapter' };

type Props = {
  season: Season;
  kind: StandingKind;
  lines: readonly StandingLine[];
  typed: string;
};

/** One of the standings, or the lines of it that a search finds. */
export function StandingTable({ season, kind, lines, typed }: Props) {
  const [all, setAll] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusOn = useFocusWhenThere();
  const searching = typed.trim() !== '';
  const listed = lines.filter(({ name, school, chapter }) => matchesSearch(typed, name, school, chapter));
  const missing = kind === 'players' && season.totals.players > lines.length;
  const isSearchable = missing && (season.totals.named ?? 0) > 0;
  const beyond = useBeyond(season, isSearchable && searching && listed.length < enough ? typed.trim() : '');
  const found = beyond.status === 'ready' ? [...listed, ...beyond.lines] : listed;
  const shown = all || searching ? found : found.slice(0, first);
  const showAll = () => {
    setAll(true);
    focusOn(() => body.current?.querySelector<HTMLElement>(`[data-line="${first}"]`));
  };
  return (
    <>
      <SearchStatus
        searching={searching}
        nothing={lines.length === 0 ? `No ${kind} yet.` : ''}
        count={found.length}
        of={missing ? season.totals.players : 0}
        isSearchable={isSearchable}
        beyond={beyond}
      />
      {found.length > 0 && (
        <table className={`${layout.table} ${styles.table}`}>
          <caption className="visually-hidden">{titles[kind]}s of the season, by place</caption>
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">{titles[kind]}</th>
              <th scope="col" className={styles.points}>
                Points
              </th>
            </tr>
          </thead>
          <tbody ref={body} data-personal={kind === 'players' || undefined}>
            {shown.map((line, at) => (
              <StandingRow
                key={line.id}
                line={line}
                at={at}
                kind={kind}
                season={season.season}
                rule={bestOf(season.rule, kind)}
                moving={season.events.length > 1 && at < listed.length}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < found.length && (
        <Button tone="plain" className={styles.more ?? ''} onClick={showAll}>
          Show all {found.length}
        </Button>
      )}
      {missing && (
        <p className={layout.muted}>
          The standings list the first {playerLimit} of {season.totals.players.toLocaleString('en-US')}{' '}
          players. {isSearchable ? 'Search to find the others.' : 'Others are on the page of their school.'}
        </p>
      )}
    </>
  );
}
