import type { ReactNode } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import type { StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { type BeyondSearch, useBeyond } from './useBeyond.ts';

/** With fewer lines than this, the search looks among the players who aren't listed, too. */
const enough = 10;

type Props = {
  season: Season;
  lines: readonly StandingLine[];
  typed: string;
  /** Whether there are players whom the standings don't list, and whether these can be found. */
  missing: boolean;
  isSearchable: boolean;
  /** Shows what was found, how much of it the standings list, and what is said of it. */
  children: (found: readonly StandingLine[], listed: number, status: ReactNode) => ReactNode;
};

/** A search of a standing; of players also among those whom it doesn't list, where it finds few. */
function StandingSearch({ season, lines, typed, missing, isSearchable, children }: Props) {
  const listed = lines.filter(({ name, school, chapter }) => matchesSearch(typed, name, school, chapter));
  const beyond = useBeyond(season, isSearchable && listed.length < enough ? typed.trim() : '');
  const found = beyond.status === 'ready' ? [...listed, ...beyond.lines] : listed;
  const words = isSearchable
    ? statusWords(found.length, season.totals.players, beyond)
    : foundWords(found.length, missing);
  const isPlain = found.length > 0 && words === foundWords(found.length);
  return children(
    found,
    listed.length,
    <>
      <p role="status" className={isPlain ? 'visually-hidden' : layout.muted}>
        {words}
      </p>
      {beyond.status === 'failed' && (
        <Button tone="plain" onClick={beyond.retry}>
          Retry
        </Button>
      )}
    </>,
  );
}

function statusWords(count: number, players: number, beyond: BeyondSearch): string {
  const isCut = beyond.status === 'ready' && beyond.more;
  if (beyond.status === 'loading') return `Searching all ${players.toLocaleString('en-US')} players...`;
  if (beyond.status === 'failed')
    return `We only searched the top ${playerLimit}. Check your connection to search everyone.`;
  if (beyond.status === 'idle')
    return `${count} found in the top ${playerLimit}. Type more of the name to search everyone.`;
  if (isCut && count > 0) return `${count} found. Type more of the name to see others.`;
  return isCut ? 'Type more of the name.' : foundWords(count);
}

/** `missing`: there are players whom the search doesn't know, so it can't tell who exists. */
function foundWords(count: number, missing = false): string {
  if (count > 0) return `${count} found`;
  return missing ? `Not in the top ${playerLimit}.` : 'No one found. Try another spelling.';
}

export { StandingSearch as Component };
