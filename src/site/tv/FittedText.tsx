import { useLayoutEffect, useRef } from 'react';
import styles from './FittedText.module.css';

/** How narrow letters may become; longer text ends with an ellipsis. */
const narrowest = 0.5;

/** A text on one line, whose letters become narrower, not lower, when it's too long for its place. */
export function FittedText({ text }: { text: string }) {
  const letters = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width
  useLayoutEffect(() => {
    const line = letters.current;
    const room = line?.parentElement;
    if (!line || !room) return;
    const squeeze = () => {
      const scale = room.clientWidth / line.offsetWidth;
      line.style.transform = scale < 1 ? `scaleX(${Math.max(scale, narrowest)})` : '';
    };
    squeeze();
    const seen = new ResizeObserver(squeeze);
    seen.observe(room);
    return () => seen.disconnect();
  }, [text]);
  return (
    <span className={styles.room}>
      <bdi ref={letters} className={styles.letters}>
        {text}
      </bdi>
    </span>
  );
}
