import type { Board } from '../../../domain/night/board/board.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { PageProps } from '../../routing/page.ts';
import page from '../LivePage.module.css';
import { LoadFailed, LoadingNight } from '../LiveStates.tsx';
import type { LiveNight } from '../liveNight.ts';
import { NightToCome } from '../NightToCome.tsx';
import { useLiveNight } from '../useLiveNight.ts';
import styles from './DrawPage.module.css';
import { DrawProofs, DrawWords } from './DrawProofs.tsx';

/** How the tables of a night were drawn, and a check of it by anybody. */
function DrawPage({ data }: PageProps<Promise<LiveNight>>) {
  const { retry, eventId, ...night } = useLiveNight(data);
  useFocusKept(night.status);
  return (
    <>
      <PageTitle
        title="How was this drawn?"
        about="See how the tables of this blackjack tournament were drawn, and draw them again yourself."
      />
      {night.status === 'loading' && <LoadingNight />}
      {night.status === 'failed' && <LoadFailed onRetry={retry} />}
      {night.status === 'ready' &&
        (night.board ? (
          <Draws board={night.board} eventId={eventId} />
        ) : (
          <NightToCome eventId={eventId} gone={night.gone} />
        ))}
    </>
  );
}

function Draws({ board, eventId }: { board: Board; eventId: string }) {
  return (
    <div className={`${layout.topColumn6} ${layout.wide} ${page.page}`}>
      <Link to={paths.live(eventId)} className={`${layout.inline2} ${page.back}`}>
        Live tables
      </Link>
      <header className={`${layout.column3} ${styles.head}`}>
        <h1 tabIndex={-1}>How was this drawn?</h1>
        <DrawWords board={board} />
      </header>
      <DrawProofs board={board} />
    </div>
  );
}

export { DrawPage as Component };
