import { useLayoutEffect, useRef, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import { Button } from '../../ui/Button.tsx';

type Props = {
  list: Pick<WatchedList<unknown>, 'more' | 'growing'>;
  onMore: (() => void) | undefined;
  text?: string | undefined;
  'aria-label'?: string | undefined;
  className?: string | undefined;
};

/** The button that makes a list longer. When it goes, the focus stays at the end of the list. */
export function ShowMore({ list, onMore, text = 'Show more', 'aria-label': label, className }: Props) {
  const { more, growing } = list;
  const [asked, setAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!more && asked && document.activeElement === document.body)
      end.current?.focus({ preventScroll: true });
  }, [more, asked]);

  function ask(): void {
    setAsked(true);
    onMore?.();
  }
  if (!more && !asked) return null;
  return (
    <p ref={end} tabIndex={-1} className={className}>
      {more ? (
        <Button tone="plain" busy={growing} aria-label={label} onClick={ask}>
          {text}
        </Button>
      ) : (
        <span className="visually-hidden">End of the list</span>
      )}
    </p>
  );
}
