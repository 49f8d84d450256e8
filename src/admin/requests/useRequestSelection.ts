import { useCallback, useMemo, useState } from 'react';
import { everyRequest } from '../../data/staff/requests.ts';
import type { RequestFilter } from '../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { offerRetry } from '../../ui/toast.ts';
import { useSelection } from '../parts/selection/useSelection.ts';

const none: readonly TournamentRequest[] = [];
const failed = 'Failed to load the other requests. Please try again.';

/**
 * The selection in the inbox; `selected` are the requests in it, `looking` is true while the server is asked
 * for more.
 */
export type RequestSelection = ReturnType<typeof useRequestSelection>;

/**
 * The selection in the inbox. It also holds requests that the list has not loaded, since a flood is larger
 * than what anybody scrolls through.
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
  /** Selects these and no others, shown or not. */
  const choose = useCallback(
    (requests: readonly TournamentRequest[]): void => {
      setBeyond(requests);
      pickOnly(requests.map(({ id }) => id));
    },
    [pickOnly],
  );

  /** Selects all of the filter that `wanted` takes, also those that are not loaded. */
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
