import { useCallback, useMemo, useState } from 'react';
import { everyRequest } from '../../data/staff/staffRequests.ts';
import type { RequestFilter } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { offerRetry } from '../../ui/toast.ts';
import { useSelection } from '../parts/selection/useSelection.ts';

const none: readonly TournamentRequest[] = [];
const failed = 'Failed to load the other requests. Please try again.';

/**
 * The selection in the inbox. `selected` are its requests; `looking` is true while the server is queried for
 * more.
 */
export type RequestSelection = ReturnType<typeof useRequestSelection>;

/**
 * Keeps the selection in the inbox. It may include requests that the list hasn't loaded, since a flood of
 * requests is larger than a list that staff would scroll through.
 */
export function useRequestSelection(shown: readonly TournamentRequest[], filter: RequestFilter) {
  const [beyond, setBeyond] = useState(none);
  const [looking, setLooking] = useState(false);
  const known = useMemo(() => {
    const listed = new Set(shown.map(({ id }) => id));
    return [...shown, ...beyond.filter(({ id }) => !listed.has(id))];
  }, [shown, beyond]);
  const picking = useSelection(useMemo(() => known.map(({ id }) => id), [known]));

  const { pickOnly } = picking;
  /** Selects exactly these requests, shown or not. */
  const choose = useCallback(
    (requests: readonly TournamentRequest[]): void => {
      setBeyond(requests);
      pickOnly(requests.map(({ id }) => id));
    },
    [pickOnly],
  );

  /** Selects all requests of the filter that `wanted` accepts, including those that aren't loaded. */
  const chooseEvery = useCallback(
    async (wanted: (request: TournamentRequest) => boolean): Promise<void> => {
      setLooking(true);
      try {
        choose((await everyRequest(filter)).filter(wanted));
      } catch {
        offerRetry(failed, () => void chooseEvery(wanted));
      }
      setLooking(false);
    },
    [choose, filter],
  );

  return {
    picking,
    selected: known.filter(({ id }) => picking.picked.has(id)),
    looking,
    choose,
    chooseEvery,
  };
}
