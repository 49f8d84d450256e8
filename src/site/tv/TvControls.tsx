import { useState } from 'react';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Tv.module.css';
import { toggleFullScreen } from './toggleFullScreen.ts';

type Props = {
  /** Whether a page has four tables. */
  four: boolean;
  onFour: (four: boolean) => void;
  paused: boolean;
  onPause: (paused: boolean) => void;
};

/** The settings of this screen; seen while the pointer moves or the focus is in them. */
export function TvControls({ four, onFour, paused, onPause }: Props) {
  const [moves, setMoves] = useState(0);
  const [seen, setSeen] = useState(false);
  const show = () => {
    setSeen(true);
    setMoves((before) => before + 1);
  };
  useWindowEvent('pointermove', show);
  useWindowEvent('pointerdown', show);
  useTimeout(() => setSeen(false), seen ? 4_000 : null, moves);
  // iPhones don't have it, although the types say so.
  const canFill = 'requestFullscreen' in document.documentElement;
  return (
    <div className={`${styles.controls} ${seen ? styles.seen : ''}`}>
      <Button tone="plain" aria-pressed={four} onClick={() => onFour(!four)}>
        Four tables a page
      </Button>
      <Button tone="plain" aria-pressed={paused} onClick={() => onPause(!paused)}>
        Stay on this page (Space)
      </Button>
      {canFill && (
        <Button tone="plain" onClick={toggleFullScreen}>
          Full screen (F)
        </Button>
      )}
    </div>
  );
}
