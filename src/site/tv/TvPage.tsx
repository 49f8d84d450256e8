import { useWakeLock } from '../../hooks/screen/useWakeLock.ts';
import { paths } from '../../paths.ts';
import type { LiveState } from '../live/boardNews.ts';
import type { LiveNight } from '../live/liveNight.ts';
import { useLiveNight } from '../live/useLiveNight.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import styles from './Tv.module.css';
import { TvHead } from './TvHead.tsx';
import { TvScreen } from './TvScreen.tsx';

/** A night as it goes, for a large screen: its pages turn by themselves. */
function TvPage({ data }: PageProps<Promise<LiveNight>>) {
  const { eventId, retry: _, ...night } = useLiveNight(data, true);
  useWakeLock(true);
  return (
    <main className={styles.tv}>
      <PageTitle title={titleOf(night)} />
      {night.status === 'ready' && night.board ? (
        <TvScreen {...night} board={night.board} address={addressOf(eventId)} />
      ) : night.status === 'loading' ? (
        <h1 className={styles.message}>Loading tables...</h1>
      ) : (
        <Waiting night={night} address={addressOf(eventId)} />
      )}
    </main>
  );
}

const words = {
  failed: ["The tables didn't load", 'Check the connection. This page tries again by itself.'],
  ready: ['No tables yet', 'The tables show here as soon as the host draws them.'],
  gone: ['This night was deleted', 'The host removed its tables.'],
} as const;

type Missing = Exclude<LiveState, { status: 'loading' }>;

/** What stands there without a board; it fills in by itself. */
function Waiting({ night, address }: { night: Missing; address: string }) {
  const [title, note] = words[night.status !== 'ready' ? 'failed' : night.gone ? 'gone' : 'ready'];
  const { asOf, ahead, stale } = night.status === 'ready' ? night : { asOf: 0, ahead: 0, stale: false };
  return (
    <div className={styles.screen}>
      <TvHead
        board={null}
        page={{ kind: 'message', title, note }}
        place=""
        asOf={asOf}
        ahead={ahead}
        stale={stale}
        address={address}
      />
      <p role="status" className={styles.words}>
        {note}
      </p>
    </div>
  );
}

const addressOf = (eventId: string) => new URL(paths.live(eventId), location.origin).href;

function titleOf(night: LiveState): string | null {
  if (night.status === 'loading') return null;
  const title = night.status === 'ready' ? night.board?.title : '';
  return title ? `Tables: ${title}` : 'Tables';
}

export { TvPage as Component };
