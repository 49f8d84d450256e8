import type { KeyboardEvent } from 'react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { everyRequest } from '../../data/staff/staffRequests.ts';
import {
  eventOfRequest,
  type RequestFilter,
  type RequestOrder,
} from '../../domain/requests/requestFilter.ts';
import { isSimilar, type Similarity } from '../../domain/requests/similarRequests.ts';
import type { TournamentRequest } from '../../domain/requests/tournamentRequest.ts';
import { useRowFocus } from '../../hooks/focus/useRowFocus.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { createEventCode } from '../events/form/loadCreateEvent.ts';
import { LiveList } from '../parts/LiveList.tsx';
import { goThroughBoxes } from '../parts/selection/goThroughBoxes.ts';
import { useWideSelection } from '../parts/selection/useWideSelection.ts';
import { DeleteRequestDialog } from './DeleteRequestDialog.tsx';
import { DeleteRequestsDialog } from './DeleteRequestsDialog.tsx';
import { RequestCard } from './RequestCard.tsx';
import { RequestHead } from './RequestHead.tsx';
import styles from './RequestsPage.module.css';

type Props = {
  list: WatchedList<TournamentRequest>;
  /** The requests that the search leaves. */
  shown: readonly TournamentRequest[];
  searching: boolean;
  filter: RequestFilter;
  order: RequestOrder;
  /** The heads of the columns. */
  columns?: ReactNode;
  /** The request that is open, '' for none. */
  open: string;
  onOpen: (id: string) => void;
  onMore: () => void;
  /** Shows all requests, whatever their status. */
  onAll: () => void;
};

const nothing: readonly TournamentRequest[] = [];
const failed = 'Failed to load the other requests. Please try again.';
const idOf = ({ id }: TournamentRequest) => id;

/** The requests, their number, and the actions for one or several of them. One at a time is open. */
export function RequestList(props: Props) {
  const { list, shown, searching, filter, order, columns, open, onOpen, onMore, onAll } = props;
  const [creating, setCreating] = useState<TournamentRequest | null>(null);
  const [deleting, setDeleting] = useState(nothing);
  const [one, ...others] = deleting;
  const created = () => setCreating(null);
  const readAll = useCallback(() => everyRequest(filter), [filter]);
  const selection = useWideSelection(shown, { keyOf: idOf, readAll, failed });
  const { picking, chooseEvery } = selection;
  const select = useCallback(
    (like: TournamentRequest, by: Similarity) => chooseEvery((other) => isSimilar(like, other, by)),
    [chooseEvery],
  );
  const actions = useMemo(() => ({ onCreate: setCreating, onDelete: setDeleting }), []);
  const around = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { list: rows, handlers } = useRowFocus<HTMLUListElement>(ids, around);
  return (
    <div ref={around} tabIndex={-1} className={styles.rows}>
      <LiveList
        aria-label="Requests"
        list={list}
        shown={shown}
        things="requests"
        head={
          <>
            <RequestHead
              list={list}
              shown={shown}
              searching={searching}
              order={order}
              filter={filter}
              selection={selection}
              onDelete={setDeleting}
            />
            {shown.length > 0 && columns}
          </>
        }
        empty={<Nothing filter={filter} searching={searching} onAll={onAll} />}
        rows={{
          ref: rows,
          className: styles.rows,
          ...handlers,
          onKeyDown: (event) => {
            goThroughBoxes(event, picking);
            goThroughRows(event);
          },
        }}
        row={(request) => (
          <RequestCard
            key={request.id}
            request={request}
            waiting={list.waiting.has(request.id)}
            open={request.id === open}
            onOpen={onOpen}
            picked={picking.picked.has(request.id)}
            onPick={picking.pick}
            onSelectSimilar={select}
            {...actions}
          />
        )}
        moreText={searching ? 'Search older requests' : 'Show more'}
        onMore={onMore}
      />
      {creating && (
        <LateDialog code={createEventCode} title="Create Event" what="The form" onClose={created}>
          {(Form) => <Form initial={eventOfRequest(creating)} request={creating} onClose={created} />}
        </LateDialog>
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
    </div>
  );
}

type NothingProps = Pick<Props, 'filter' | 'searching' | 'onAll'>;

/** Returns the message for an empty list. */
function Nothing({ filter, searching, onAll }: NothingProps) {
  const all = filter === 'all';
  return (
    <>
      <p>{searching ? 'No requests found' : all ? 'No requests yet' : `No ${filter} requests`}</p>
      {all && !searching && <p>New requests show up here by themselves.</p>}
      {!all && (
        <Button tone="plain" onClick={onAll}>
          {searching ? 'Search all requests' : 'Show all requests'}
        </Button>
      )}
    </>
  );
}

/** Handles the keys of a list whose rows have a main button or link: arrow keys move to the next one's. */
function goThroughRows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = arrowStep(event);
  if (step === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (at < 0) return;
  rows[at + step]?.focus();
  event.preventDefault();
}
