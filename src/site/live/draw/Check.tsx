import { useState } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import type { DrawCheck } from '../../../domain/night/drawing/checkDraw.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import { offerRetry } from '../../../ui/toast.ts';
import { CheckedRound } from './CheckedRound.tsx';
import styles from './DrawPage.module.css';

const loadCheck = () => import('../../../domain/night/drawing/checkDraw.ts');

/** Draws every round again in the visitor's own browser and says whether the tables are the same. */
export function Check({ board }: { board: Board }) {
  const [busy, setBusy] = useState(false);
  const [checks, setChecks] = useState<readonly DrawCheck[]>([]);
  const check = async () => {
    setBusy(true);
    try {
      const { checkDraw } = await whenThere(loadCheck);
      setChecks(await Promise.all(board.rounds.map((round) => checkDraw(board, round))));
    } catch {
      offerRetry(notLoaded('The check'), check);
    }
    setBusy(false);
  };
  return (
    <section className={`${layout.column4} ${styles.check}`} aria-label="Check">
      <Button busy={busy} onClick={() => void check()}>
        Check it here
      </Button>
      <div role="status" className={`${layout.column3} ${styles.checked}`}>
        {checks.map((one) => (
          <CheckedRound key={one.round.key} check={one} board={board} />
        ))}
      </div>
    </section>
  );
}
