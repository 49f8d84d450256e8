import { useState } from 'react';
import { openRound, stageOf } from '../../../domain/night/board/board.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import type { DrawProps } from '../parts/nightProps.ts';
import { CloseList } from './CloseList.tsx';
import { DrawnRound } from './DrawnRound.tsx';
import { DrawStep } from './DrawStep.tsx';
import { ListAgain } from './ListAgain.tsx';

/** What a director does with the draw now: close the list, draw, or change seats. */
export function Draw(props: DrawProps) {
  const { night, event } = props;
  // The round that was drawn here just now, whose tables appear one by one.
  const [fresh, setFresh] = useState('');
  const open = night && openRound(night.board);
  // The button that closed the list or drew is gone.
  useFocusKept(night ? `${open?.key ?? stageOf(night.board)} ${night.board.thrown.length}` : '');
  if (!night) return <CloseList {...props} />;
  const { board } = night;
  const round = openRound(board);
  const stage = stageOf(board);
  if (round) {
    return (
      <DrawnRound
        {...props}
        night={night}
        round={round}
        fresh={fresh === round.key}
        onShown={() => setFresh('')}
      />
    );
  }
  if (stage === 'done') {
    return (
      <p className={layout.muted}>
        The night is over. <Link to={staffPaths.night(event.id, 'result')}>See the places</Link>
      </p>
    );
  }
  return (
    <div className={layout.column4}>
      {stage === 'closed' && <ListAgain {...props} night={night} />}
      <DrawStep {...props} night={night} onDraw={setFresh} />
    </div>
  );
}
