import type { WatchedList } from '../../data/source.ts';
import { type RequestFilter, type RequestOrder, requestCount } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectionHead } from '../parts/selection/SelectionHead.tsx';
import { progressText, selectedText, type WideSelection } from '../parts/selection/useWideSelection.ts';
import { useDecline } from './useDecline.ts';

type Props = {
  list: WatchedList<TournamentRequest>;
  /** The requests that the search leaves. */
  shown: readonly TournamentRequest[];
  searching: boolean;
  order: RequestOrder;
  filter: RequestFilter;
  selection: WideSelection<TournamentRequest>;
  onDelete: (requests: readonly TournamentRequest[]) => void;
};

/**
 * The bar above the requests: their number and the actions for several of them, including those that aren't
 * loaded.
 */
export function RequestHead({ list, shown, searching, order, filter, selection, onDelete }: Props) {
  const { picking, selected, looking, choose, chooseEvery } = selection;
  const level = useSession()?.level;
  const { progress, decline } = useDecline(choose);
  const ticked = shown.filter(({ id }) => picking.picked.has(id)).length;
  const allTicked = ticked > 0 && ticked === shown.length;
  return (
    <SelectionHead
      shown={shown.length}
      selected={ticked}
      count={
        progress
          ? progressText(progress)
          : (selectedText(selected.length, ticked, shown.length) ??
            countText(list, order, searching ? shown.length : null))
      }
      onSelectAll={picking.pickAll}
      name="Selected requests"
      actions={
        selected.length > 0 && (
          <>
            <Button tone="plain" busy={progress !== null} onClick={() => decline(selected)}>
              Decline
            </Button>
            {level === 'super' && (
              <Button
                tone="plain"
                data-danger
                disabled={progress !== null}
                onClick={() => onDelete(selected)}
              >
                Delete
              </Button>
            )}
            <Button tone="plain" onClick={() => choose([])}>
              Clear
            </Button>
          </>
        )
      }
    >
      {allTicked && list.more && !searching && selected.length === ticked && (
        <Button tone="plain" busy={looking !== null} onClick={() => void chooseEvery()}>
          {filter === 'all' ? 'Select all requests' : `Select all ${filter} requests`}
        </Button>
      )}
    </SelectionHead>
  );
}

function countText(
  { items, more }: WatchedList<TournamentRequest>,
  order: RequestOrder,
  found: number | null,
): string {
  const first = order === 'received' ? 'newest ' : 'first ';
  const all = `${more ? first : ''}${requestCount(items.length)}`;
  if (found !== null) return `${found.toLocaleString('en-US')} found among the ${all}`;
  return more ? `The ${all}` : all;
}
