import { useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { TournamentRequest } from '../../domain/readRequest.ts';
import { eventOfRequest, type RequestFilter } from '../../domain/requests.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLazyDialog } from '../../ui/useLazyDialog.ts';
import { loadCreateEvent, notLoaded } from '../lateDialogs.ts';
import { StoredNote } from '../StoredNote.tsx';
import { DeleteRequestDialog } from './DeleteRequestDialog.tsx';
import { offerScheduled } from './moveRequest.ts';
import { type Opened, RequestCard } from './RequestCard.tsx';
import styles from './RequestsPage.module.css';

type Props = {
  list: WatchedList<TournamentRequest>;
  filter: RequestFilter;
  onMore: () => void;
  onAll: () => void;
};

/** The requests, how many they are, and what is done with one of them. */
export function RequestList({ list, filter, onMore, onAll }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const CreateEventDialog = useLazyDialog(opened?.dialog === 'create' ? loadCreateEvent : null, {
    failed: notLoaded('The form'),
    close,
    reopen: () => setOpened(opened),
  });
  const { items, more, fromCache } = list;
  const all = `${items.length} ${items.length === 1 ? 'request' : 'requests'}`;
  return (
    <section aria-label="Requests">
      <p className={styles.count} role="status">
        {more ? `The newest ${all}` : all}
      </p>
      {fromCache && <StoredNote />}
      {items.length === 0 ? (
        <Nothing fromCache={fromCache} filter={filter} onAll={onAll} />
      ) : (
        <ul className={styles.rows}>
          {items.map((request) => (
            <RequestCard
              key={request.id}
              request={request}
              waiting={list.waiting.has(request.id)}
              onOpen={setOpened}
            />
          ))}
        </ul>
      )}
      {more && (
        <p className={styles.more}>
          <Button tone="plain" busy={list.growing} onClick={onMore}>
            Show more
          </Button>
        </p>
      )}
      {opened?.dialog === 'create' && CreateEventDialog && (
        <CreateEventDialog
          initial={eventOfRequest(opened.request)}
          onCreated={() => offerScheduled(opened.request)}
          onClose={close}
        />
      )}
      {opened?.dialog === 'delete' && <DeleteRequestDialog request={opened.request} onClose={close} />}
    </section>
  );
}

type NothingProps = Pick<Props, 'filter' | 'onAll'> & { fromCache: boolean };

/** No requests: because there are none, or because nobody could be asked. */
function Nothing({ fromCache, filter, onAll }: NothingProps) {
  const online = useOnline();
  if (fromCache) {
    return (
      <Notice>
        <p>
          {online
            ? 'Failed to load requests. Please try again later.'
            : 'You are offline, and this list is not stored in this browser yet.'}
        </p>
        <p>It appears here by itself as soon as the server answers.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>{filter === '' ? 'No requests yet' : `No ${filter} requests`}</p>
      {filter === '' ? (
        <p>What visitors send with “Request Tournament” arrives here by itself.</p>
      ) : (
        <Button tone="plain" onClick={onAll}>
          Show all requests
        </Button>
      )}
    </Notice>
  );
}
