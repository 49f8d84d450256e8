import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './LongText.module.css';

/**
 * What a visitor wrote: the first twelve lines, and all of it on demand, so that one text does not bury the
 * others.
 */
export function LongText({ children: text }: { children: string }) {
  const [all, setAll] = useState(false);
  const [long, setLong] = useState(false);

  // How many lines it takes depends on the width.
  const measured = useCallback((words: HTMLElement) => {
    const look = new ResizeObserver(() => setLong(words.scrollHeight > words.clientHeight));
    look.observe(words);
    return () => look.disconnect();
  }, []);

  return (
    <div>
      <p>
        <bdi ref={all ? undefined : measured} className={styles.text} data-clamped={all ? undefined : true}>
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
