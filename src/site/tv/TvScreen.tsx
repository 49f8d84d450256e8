import type { Board } from '../../domain/night/board/board.ts';
import { type TvTables, tvPages } from '../../domain/night/live/tvPages.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { useServerNow } from '../records/useServerNow.ts';
import styles from './Tv.module.css';
import { TvControls } from './TvControls.tsx';
import { TvHead } from './TvHead.tsx';
import { TvPanels } from './TvPanels.tsx';
import { toggleFullScreen } from './toggleFullScreen.ts';
import { usePages } from './usePages.ts';

type Props = {
  board: Board;
  asOf: number;
  ahead: number;
  /** Whether the last question had no answer. */
  stale: boolean;
  /** Where a phone finds the tables. */
  address: string;
};

const fourOrOne = (text: string) => (text === '4' ? '4' : '');

/** The page of a night whose turn it is, with the clock and the way to the tables on a phone. */
export function TvScreen({ board, asOf, ahead, stale, address }: Props) {
  const [four, setFour] = useUrlState<'' | '4'>('tables', fourOrOne, { replace: true });
  const tables: TvTables = four ? 4 : 1;
  const now = useServerNow(ahead);
  const { page, place, turn, paused, setPaused } = usePages(tvPages(board, tables, now), board.hold);
  useWindowEvent('keydown', (event) => {
    const isTyped =
      event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLButtonElement;
    if (event.key.toLowerCase() === 'f' && !event.ctrlKey && !event.metaKey) toggleFullScreen();
    if (isTyped) return;
    if (event.key === ' ') setPaused(!paused);
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  const isShared = page.panels.length > 1 && page.kind !== 'champion';
  return (
    <div className={`${styles.screen} ${isShared ? styles.four : ''}`}>
      <TvHead
        board={board}
        page={page}
        place={board.hold || paused ? 'Page stays' : place}
        asOf={asOf}
        ahead={ahead}
        stale={stale}
        address={address}
      />
      <TvPanels page={page} />
      <TvControls
        four={four === '4'}
        onFour={(on) => setFour(on ? '4' : '')}
        paused={paused}
        onPause={setPaused}
      />
    </div>
  );
}
