import { useMemo, useState } from 'react';
import { staffRequest } from '../../data/staff/staffRequests.ts';
import { useLive } from '../../hooks/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { RequestList } from './RequestList.tsx';
import styles from './RequestsPage.module.css';

/** The one request that the address names, for links from elsewhere. */
export function OneRequest({ id, onAll }: { id: string; onAll: () => void }) {
  const live = useLive(useMemo(() => staffRequest(id), [id]));
  const [open, setOpen] = useState(id);
  const all = (
    <Button tone="plain" onClick={onAll}>
      Show all requests
    </Button>
  );
  switch (live.status) {
    case 'loading':
      return <SkeletonRows loading="Loading requests..." rows={1} height="20rem" className={styles.rows} />;
    case 'error':
      return <FailedNotice message="Failed to load requests. Please try again later." onRetry={live.retry} />;
    case 'ready': {
      const { item, ...origin } = live.data;
      if (!item) {
        return (
          <Notice>
            <p>
              {origin.fromCache
                ? "You're offline, and this request isn't saved on this device yet."
                : 'This request was deleted.'}
            </p>
            {all}
          </Notice>
        );
      }
      return (
        <>
          <p>{all}</p>
          <RequestList
            list={{ ...origin, items: [item], more: false, growing: false }}
            shown={[item]}
            searching={false}
            filter="all"
            order="received"
            open={open}
            onOpen={setOpen}
            onMore={onAll}
            onAll={onAll}
          />
        </>
      );
    }
  }
}
