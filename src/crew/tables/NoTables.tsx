import type { Watched } from '../../data/source.ts';
import type { Board } from '../../domain/night/board/board.ts';
import type { Live } from '../../hooks/useLive.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

type Props = { live: Live<Watched<Board>>; online: boolean };

/** What a captain's phone shows while there is no board: it loads, failed, or nothing is drawn yet. */
export function NoTables({ live, online }: Props) {
  if (live.status === 'error')
    return <FailedNotice message="Failed to load the tables. Please try again later." onRetry={live.retry} />;
  const unknown = live.status === 'loading' || live.data.fromCache;
  if (unknown && online) return <Skeleton height="12rem" />;
  return (
    <Notice>
      {unknown ? (
        <>
          <p>You're offline, and the tables aren't saved on this phone yet.</p>
          <p>They appear here by themselves as soon as the server answers.</p>
        </>
      ) : (
        <>
          <p>The tables aren't drawn yet.</p>
          <p>They appear here by themselves.</p>
        </>
      )}
    </Notice>
  );
}
