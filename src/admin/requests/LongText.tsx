import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './LongText.module.css';

/**
 * What a visitor wrote: the first twelve lines, and all of it on demand, so that one text does not bury the
 * others.
 */
export function LongText({ children: text }: { children: string }) {
  const words = useRef<HTMLElement>(null);
  const [all, setAll] = useState(false);
  const [long, setLong] = useState(false);

  // How many lines it takes depends on the width.
  useEffect(() => {
    const { current } = words;
    if (!current || all) return;
    const look = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight));
    look.observe(current);
    return () => look.disconnect();
  }, [all]);

  return (
    <div>
      <p>
        <bdi ref={words} className={styles.text} data-clamped={all ? undefined : true}>
          {text}
        </bdi>
      </p>
      {long && (
        <Button tone="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
