import type { Board } from '../../../domain/night/board/board.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { PageTitle } from '../../routing/PageTitle.tsx';
import type { PageProps } from '../../routing/page.ts';
import page from '../LivePage.module.css';
import { LoadFailed, LoadingNight, NoBoard } from '../LiveStates.tsx';
import type { LiveNight } from '../liveNight.ts';
import { useLiveNight } from '../useLiveNight.ts';
import { Check } from './Check.tsx';
import styles from './DrawPage.module.css';
import { Moment } from './Moment.tsx';
import { NextPromise, RoundProof } from './RoundProof.tsx';

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
        (night.board ? <Draws board={night.board} eventId={eventId} /> : <NoBoard eventId={eventId} />)}
    </>
  );
}

function Draws({ board, eventId }: { board: Board; eventId: string }) {
  const rounds = [...board.rounds].reverse();
  return (
    <div className={page.page}>
      <Link to={paths.live(eventId)} className={page.back}>
        Live tables
      </Link>
      <header className={styles.head}>
        <h1 tabIndex={-1}>How was this drawn?</h1>
        <p>
          Before each draw, the host publishes a fingerprint of the list and of a secret seed. Then someone on
          the floor draws cards. The seed and the cards decide the tables, so no one can pick a draw they
          like, and anyone can draw it again.
        </p>
        <p>{hostText(board)}</p>
      </header>
      {rounds.length > 0 && <Check board={board} />}
      {board.promise && <NextPromise promise={board.promise} number={rounds.length + 1} board={board} />}
      {rounds.map((round) => (
        <RoundProof key={round.key} board={board} round={round} />
      ))}
      {board.changes.length > 0 && <Changes board={board} />}
    </div>
  );
}

/** Returns what the host fixed beforehand, in numbers only: no reason is asked or shown. */
function hostText({ fixed, apart }: Board): string {
  const seats = `${fixed.length === 0 ? 'No' : fixed.length} ${fixed.length === 1 ? 'seat' : 'seats'} fixed by the host.`;
  if (apart.length === 0) return seats;
  return `${seats} ${apart.length} ${apart.length === 1 ? 'pair' : 'pairs'} kept apart.`;
}

function Changes({ board }: { board: Board }) {
  return (
    <section className={styles.round}>
      <h2>What changed</h2>
      <ol className={styles.changes}>
        {board.changes.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={index}>
            <Moment at={at} /> <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

export { DrawPage as Component };
