import { useRef, useState } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import {
  bestOf,
  type StandingKind,
  type StandingLine,
} from '../../../domain/season/standing/standingLines.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { StandingRow } from './StandingRow.tsx';
import styles from './StandingTable.module.css';

/** How many lines are shown before someone asks for all of them. */
const first = 40;

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
  const found = lines.filter(({ name, school, chapter }) => matchesSearch(typed, name, school, chapter));
  const shown = all || searching ? found : found.slice(0, first);
  const missing = kind === 'players' && season.totals.players > lines.length;
  const showAll = () => {
    setAll(true);
    focusOn(() => body.current?.querySelector<HTMLElement>(`[data-line="${first}"]`));
  };
  return (
    <>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : layout.muted}>
        {searching ? foundWords(found.length, missing) : lines.length === 0 && `No ${kind} yet.`}
      </p>
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
                moving={season.events.length > 1}
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
          players. Others are on the page of their school.
        </p>
      )}
    </>
  );
}

/** `missing`: there are players whom the standings don't list, so a search here can't tell who exists. */
function foundWords(count: number, missing: boolean): string {
  if (count === 0 && missing) return `Not in the top ${playerLimit}.`;
  if (count === 0) return 'No one found. Try another spelling.';
  return `${count} found`;
}
