import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { fetchDocument } from '../../data/site/visitorReads.ts';
import { type Board, stageOf } from '../../domain/night/board/board.ts';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { drawnNight, nightAbout } from '../records/nightAbout.ts';
import { useServerNow } from '../records/useServerNow.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import type { LiveState } from './boardNews.ts';
import { LiveHead } from './LiveHead.tsx';
import styles from './LivePage.module.css';
import { LoadFailed, LoadingNight, LoadingStatus, LoadingTables } from './LiveStates.tsx';
import type { LiveNight } from './liveNight.ts';
import { MyTable } from './my/MyTable.tsx';
import { useMyNumber } from './my/useMyNumber.ts';
import { useTicketNumber } from './my/useTicketNumber.ts';
import { Freshness, NightStatus } from './NightStatus.tsx';
import { NightToCome } from './NightToCome.tsx';
import { Rounds } from './tables/Rounds.tsx';
import { useLiveNight } from './useLiveNight.ts';

/** The tables of a running night, your own first. Leads on to the results once they are published. */
function LivePage({ data }: PageProps<Promise<LiveNight>>) {
  const { retry, eventId, ...night } = useLiveNight(data);
  useFocusKept(night.status);
  return (
    <>
      <PageTitle
        title={titleOf(night)}
        about="Find your table, and follow the chips of every table of this blackjack tournament."
      />
      {night.status === 'failed' ? (
        <LoadFailed onRetry={retry} />
      ) : night.status === 'ready' && !night.board ? (
        <NightToCome eventId={eventId} gone={night.gone} />
      ) : (
        <Night eventId={eventId} night={night} onRetry={retry} />
      )}
    </>
  );
}

type Props = { eventId: string; night: LiveState; onRetry: () => void };

/** A night; its heading is that of the page's file until its board is there. */
function Night({ eventId, night, onRetry }: Props) {
  const ready = night.status === 'ready' ? night : null;
  const board = ready?.board ?? null;
  const now = useServerNow(ready?.ahead ?? 0);
  const published = usePublished(eventId, board !== null && stageOf(board) === 'done');
  if (published) return <Navigate to={paths.results(eventId) + location.hash} replace />;
  const about = board ? nightAbout(board) : drawnNight(eventId);
  if (!about) return <LoadingNight />;
  return (
    <div className={`${layout.column4} ${layout.wide} ${styles.page}`} aria-busy={!board}>
      <LiveHead
        eventId={eventId}
        about={about}
        fresh={ready && board && <Freshness {...ready} board={board} onRetry={onRetry} />}
      >
        {board ? <NightStatus board={board} now={now} /> : <LoadingStatus />}
      </LiveHead>
      {board ? <Tables eventId={eventId} board={board} now={now} /> : <LoadingTables />}
    </div>
  );
}

function Tables({ eventId, board, now }: { eventId: string; board: Board; now: number }) {
  const [chosen, setChosen] = useMyNumber(eventId);
  const [own, forget] = useTicketNumber(eventId, board);
  const mine = chosen ?? own;
  const choose = (no: number | null) => {
    forget();
    setChosen(no);
  };
  return (
    <>
      <MyTable board={board} now={now} mine={mine} onMine={choose} />
      <Rounds board={board} mine={mine} now={now} />
      <p className={styles.more}>
        <Link to={paths.liveDraw(eventId)} className={layout.inline2}>
          How was this drawn?
        </Link>
      </p>
    </>
  );
}

function titleOf(night: LiveState): string | null {
  // The file that the build draws has its own title; then it stays until the board is there.
  if (night.status === 'loading') return import.meta.env.DRAWING ? 'Live tables' : null;
  const title = night.status === 'ready' ? night.board?.title : '';
  return title ? `Live tables: ${title}` : 'Live tables';
}

export { LivePage as Component };

/** Whether the results of a night are published; asks once, when the night is over. */
function usePublished(eventId: string, over: boolean): boolean {
  const [published, setPublished] = useState(false);
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    const arrive = ({ data }: { data: unknown }) => wanted && setPublished(data !== null);
    // Without an answer the night's tables are shown, which have its places too.
    fetchDocument(['results', eventId], ['version']).then(arrive, () => {});
    return () => {
      wanted = false;
    };
  }, [eventId, over]);
  return published;
}
