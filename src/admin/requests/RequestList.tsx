import { useCallback, useMemo, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { eventOfRequest, type RequestFilter } from '../../domain/requests/requestFilter.ts';
import { isSimilar, type Similarity } from '../../domain/requests/similarRequests.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { Button } from '../../ui/Button.tsx';
import { notLoaded, useLazyDialog } from '../../ui/lazyCode.ts';
import { loadCreateEvent } from '../events/form/loadCreateEvent.ts';
import { LiveList } from '../parts/LiveList.tsx';
import { goThroughBoxes } from '../parts/selection/goThroughBoxes.ts';
import { DeleteRequestDialog } from './DeleteRequestDialog.tsx';
import { DeleteRequestsDialog } from './DeleteRequestsDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import { RequestHead } from './RequestHead.tsx';
import styles from './RequestsPage.module.css';
import { useRequestSelection } from './useRequestSelection.ts';

type Props = {
  list: WatchedList<TournamentRequest>;
  filter: RequestFilter;
  onMore: () => void;
  onAll: () => void;
};

const nothing: readonly TournamentRequest[] = [];

/** The requests, their number, and the actions for one or several of them. */
export function RequestList({ list, filter, onMore, onAll }: Props) {
  const [creating, setCreating] = useState<TournamentRequest | null>(null);
  const [deleting, setDeleting] = useState(nothing);
  const [one, ...others] = deleting;
  const CreateEventDialog = useLazyDialog(creating ? loadCreateEvent : null, {
    failed: notLoaded('The form'),
    close: () => setCreating(null),
    reopen: () => setCreating(creating),
  });
  const { items } = list;
  const selection = useRequestSelection(items, filter);
  const { picking, chooseEvery } = selection;
  const select = useCallback(
    (like: TournamentRequest, by: Similarity) => chooseEvery((other) => isSimilar(like, other, by)),
    [chooseEvery],
  );
  const actions = useMemo(() => ({ onCreate: setCreating, onDelete: setDeleting }), []);
  return (
    <>
      <LiveList
        aria-label="Requests"
        list={list}
        things="requests"
        head={<RequestHead list={list} filter={filter} selection={selection} onDelete={setDeleting} />}
        empty={<Nothing filter={filter} onAll={onAll} />}
        rows={{ className: styles.rows, onKeyDown: (event) => goThroughBoxes(event, picking) }}
        row={(request) => (
          <RequestCard
            key={request.id}
            request={request}
            waiting={list.waiting.has(request.id)}
            picked={picking.picked.has(request.id)}
            onPick={picking.pick}
            onSelectSimilar={select}
            {...actions}
          />
        )}
        onMore={onMore}
      />
      {creating && CreateEventDialog && (
        <CreateEventDialog
          initial={eventOfRequest(creating)}
          request={creating}
          onClose={() => setCreating(null)}
        />
      )}
      {one && others.length === 0 && (
        <DeleteRequestDialog request={one} onClose={() => setDeleting(nothing)} />
      )}
      {others.length > 0 && (
        <DeleteRequestsDialog
          requests={deleting}
          onLeft={selection.choose}
          onClose={() => setDeleting(nothing)}
        />
      )}
    </>
  );
}

/** Returns the message for an empty list. */
function Nothing({ filter, onAll }: Pick<Props, 'filter' | 'onAll'>) {
  if (filter === '') {
    return (
      <>
        <p>No requests yet</p>
        <p>New requests show up here by themselves.</p>
      </>
    );
  }
  return (
    <>
      <p>No {filter} requests</p>
      <Button tone="plain" onClick={onAll}>
        Show all requests
      </Button>
    </>
  );
}
