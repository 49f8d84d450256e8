import type { ReactNode } from 'react';
import { playerLimit, type Season } from '../../../domain/season/season.ts';
import type { StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { type BeyondSearch, useBeyond } from './useBeyond.ts';

/** With fewer lines than this, the search looks among the players who aren't listed, too. */
const enough = 10;

type Props = {
  season: Season;
  /** The lines of the standings that the search finds. */
  listed: readonly StandingLine[];
  typed: string;
  /** Shows what was found, and what is said of it. */
  children: (found: readonly StandingLine[], status: ReactNode) => ReactNode;
};

/** A search of a season's players, those whom the standings list and, where these are few, all others. */
function SearchBeyond({ season, listed, typed, children }: Props) {
  const beyond = useBeyond(season, listed.length < enough ? typed.trim() : '');
  const found = beyond.status === 'ready' ? [...listed, ...beyond.lines] : listed;
  const words = statusWords(found.length, season.totals.players, beyond);
  const isPlain = found.length > 0 && words === foundWords(found.length);
  return children(
    found,
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
  if (isCut) return 'Type more of the name.';
  return count > 0 ? foundWords(count) : 'No one found. Try another spelling.';
}

const foundWords = (count: number) => `${count} found`;

export { SearchBeyond as Component };
