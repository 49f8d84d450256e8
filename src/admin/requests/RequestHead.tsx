import type { WatchedList } from '../../data/source.ts';
import { type RequestFilter, requestCount } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectionHead } from '../parts/selection/SelectionHead.tsx';
import { useDecline } from './useDecline.ts';
import type { RequestSelection } from './useRequestSelection.ts';

type Props = {
  list: WatchedList<TournamentRequest>;
  filter: RequestFilter;
  selection: RequestSelection;
  onDelete: (requests: readonly TournamentRequest[]) => void;
};

/**
 * The bar above the requests: their number and the actions for several of them, including those that aren't
 * loaded.
 */
export function RequestHead({ list, filter, selection, onDelete }: Props) {
  const { picking, selected, looking, choose, chooseEvery } = selection;
  const level = useSession()?.level;
  const { progress, decline } = useDecline(choose);
  const shown = list.items.filter(({ id }) => picking.picked.has(id)).length;
  const allShown = shown > 0 && shown === list.items.length;
  return (
    <SelectionHead
      shown={list.items.length}
      selected={shown}
      count={progress ? progressText(progress) : countText(list, selected.length, shown)}
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
      {allShown && list.more && selected.length === shown && (
        <Button tone="plain" busy={looking} onClick={() => void chooseEvery(() => true)}>
          {filter === '' ? 'Select all requests' : `Select all ${filter} requests`}
        </Button>
      )}
    </SelectionHead>
  );
}

const number = (value: number) => value.toLocaleString('en-US');

function progressText({ done, of }: { done: number; of: number }): string {
  return `Changing ${number(done + 1)} of ${number(of)}…`;
}

function countText({ items, more }: WatchedList<TournamentRequest>, selected: number, shown: number): string {
  if (selected > shown) return `${number(selected)} selected, ${number(shown)} of them shown`;
  if (selected > 0) return `${selected} of ${items.length} selected`;
  return more ? `The newest ${requestCount(items.length)}` : requestCount(items.length);
}
