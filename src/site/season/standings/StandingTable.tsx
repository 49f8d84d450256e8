import { type ReactNode, useRef, useState } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import { bestOf } from '../../../domain/season/seasonRule.ts';
import type { StandingKind, StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import { StandingRow } from './StandingRow.tsx';
import styles from './StandingTable.module.css';

/** How many lines are shown before someone asks for all of them. */
const first = 40;

const searchCode = () =>
  whenThere(() => import('./StandingSearch.tsx'))
    .then(({ Component }) => Component)
    .catch(() => null);

const titles: Record<StandingKind, string> = { players: 'Player', schools: 'School', chapters: 'Chapter' };

type Props = {
  season: Season;
  kind: StandingKind;
  lines: readonly StandingLine[];
  typed: string;
};

/** One of the standings, or the lines of it that a search finds. */
export function StandingTable({ season, kind, lines, typed }: Props) {
  const searching = typed.trim() !== '';
  const Search = useLoaded(searching ? searchCode : null);
  const missing = kind === 'players' && season.totals.players > lines.length;
  const isSearchable = missing && (season.totals.named ?? 0) > 0;
  const table = (found: readonly StandingLine[], listed: number, status: ReactNode) => (
    <>
      {status}
      {found.length > 0 && <Lines {...{ season, kind, searching, listed }} lines={found} />}
      {missing && (
        <p className={layout.muted}>
          The standings list the first {playerLimit} of {season.totals.players.toLocaleString('en-US')}{' '}
          players. {isSearchable ? 'Search to find the others.' : 'Others are on the page of their school.'}
        </p>
      )}
    </>
  );
  if (Search) return <Search {...{ season, lines, typed, missing, isSearchable }}>{table}</Search>;
  const words = searching && (Search === null ? notLoaded('The search') : 'Searching...');
  return table(
    lines,
    lines.length,
    <p role="status" className={layout.muted}>
      {words || (lines.length === 0 && `No ${kind} yet.`)}
    </p>,
  );
}

type LinesProps = Omit<Props, 'typed'> & {
  searching: boolean;
  /** How many of the lines the standings list; of the others it isn't known how they moved. */
  listed: number;
};

function Lines({ season, kind, lines, searching, listed }: LinesProps) {
  const [all, setAll] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusOn = useFocusWhenThere();
  const shown = all || searching ? lines : lines.slice(0, first);
  const showAll = () => {
    setAll(true);
    focusOn(() => body.current?.querySelector<HTMLElement>(`[data-line="${first}"]`));
  };
  return (
    <>
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
              moving={season.events.length > 1 && at < listed}
            />
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button tone="plain" className={styles.more ?? ''} onClick={showAll}>
          Show all {lines.length}
        </Button>
      )}
    </>
  );
}
