import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './LongText.module.css';

/**
 * A visitor's text: the first twelve lines, and all of it on demand, so that one long text doesn't push the
 * other requests out of view.
 */
export function LongText({ children: text }: { children: string }) {
  const [all, setAll] = useState(false);
  const [long, setLong] = useState(false);

  // The number of lines depends on the width.
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
