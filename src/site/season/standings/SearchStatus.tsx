import { playerLimit } from '../../../domain/season/season.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import type { BeyondSearch } from './useBeyond.ts';

type Props = Search & {
  searching: boolean;
  /** What is said of a standing without lines. */
  nothing: string;
};

type Search = {
  /** How many lines the search found so far. */
  count: number;
  /** How many players there are where the standings don't list all of them, 0 where they do. */
  of: number;
  /** Whether those who aren't listed can be found, too. */
  isSearchable: boolean;
  beyond: BeyondSearch;
};

/** Says what a search of the standings found, and among whom. */
export function SearchStatus({ searching, nothing, ...search }: Props) {
  const words = searching ? statusWords(search) : nothing;
  const { count, beyond } = search;
  const isPlain = words === '' || words === foundWords(count);
  return (
    <>
      <p role="status" className={isPlain ? 'visually-hidden' : layout.muted}>
        {words}
      </p>
      {beyond.status === 'failed' && (
        <Button tone="plain" onClick={beyond.retry}>
          Retry
        </Button>
      )}
    </>
  );
}

function statusWords({ count, of, isSearchable, beyond }: Search): string {
  if (of > 0 && !isSearchable) return count > 0 ? foundWords(count) : `Not in the top ${playerLimit}.`;
  if (beyond.status === 'loading') return `Searching all ${of.toLocaleString('en-US')} players...`;
  if (beyond.status === 'failed')
    return `We only searched the top ${playerLimit}. Check your connection to search everyone.`;
  if (beyond.status === 'ready' && beyond.more)
    return count > 0 ? `${count} found. Type more of the name to see others.` : 'Type more of the name.';
  if (of > 0 && beyond.status === 'idle')
    return `${count} found in the top ${playerLimit}. Type more of the name to search everyone.`;
  return count > 0 ? foundWords(count) : 'No one found. Try another spelling.';
}

const foundWords = (count: number) => `${count} found`;
