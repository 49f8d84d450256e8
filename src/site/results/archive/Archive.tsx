import { type ReactNode, useState } from 'react';
import { readBoard } from '../../../domain/night/board/board.ts';
import { useBackOnline } from '../../../hooks/useBackOnline.ts';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AsOf } from '../../lists/AsOf.tsx';
import { DrawProofs, DrawWords } from '../../live/draw/DrawProofs.tsx';
import { Rounds } from '../../live/tables/Rounds.tsx';
import { record } from '../../records/record.ts';
import { useSnapshot } from '../../routing/useSnapshot.ts';
import styles from './Archive.module.css';

export type ArchiveProps = {
  eventId: string;
  /** The visitor's number. */
  mine: number | null;
  /** Shows that there was no answer. */
  failed: (onRetry: () => void) => ReactNode;
};

const boardOf = (eventId: string) => record(['boards', eventId], (data) => readBoard(eventId, data));

/** Every table of every round, and what each round was drawn from. */
function Archive({ eventId, mine, failed }: ArchiveProps) {
  const [found, setFound] = useState(() => boardOf(eventId));
  const retry = () => setFound(boardOf(eventId));
  const state = useSnapshot(found);
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') return <Failed show={failed} onRetry={retry} />;
  const { value: board, at } = state.value;
  if (!board) return <p>The tables of this night aren't stored anymore.</p>;
  return (
    <>
      {at && <AsOf what="tables" at={at} onRetry={retry} />}
      <Rounds board={board} mine={mine} />
      <section className={`${layout.column4} ${styles.drawn}`}>
        <h2>How was this drawn?</h2>
        <DrawWords board={board} />
      </section>
      <DrawProofs board={board} />
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        Loading tables...
      </p>
      <Skeleton height="18rem" />
    </div>
  );
}

type FailedProps = { show: ArchiveProps['failed']; onRetry: () => void };

function Failed({ show, onRetry }: FailedProps) {
  useBackOnline(onRetry);
  return show(onRetry);
}

export { Archive as Component };
