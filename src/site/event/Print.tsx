import { type ComponentType, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { whenThere } from '../../ui/lazyCode.ts';
import type { EventWithResult } from './findEvent.ts';

const poster = () => import('./Poster.tsx');

type Props = { event: EventWithResult; url: string };

/** The Print button, and the poster that is printed. The poster's code is fetched when a press is near. */
export function Print(props: Props) {
  const [Poster, setPoster] = useState<ComponentType<Props>>();
  const [busy, setBusy] = useState(false);
  const prepare = async () => {
    const { Component } = await whenThere(poster);
    flushSync(() => setPoster(() => Component));
  };
  // If that fails, the press that follows tries again.
  const prefetch = () => void prepare().catch(() => {});
  const print = async () => {
    setBusy(true);
    // Without the poster the page itself is printed, with its address.
    await prepare().catch(() => {});
    setBusy(false);
    window.print();
  };
  // The browser waits for nothing when Ctrl+P opens its dialog, so this starts at Ctrl.
  useWindowEvent('keydown', ({ key }) => (key === 'Control' || key === 'Meta') && prefetch());
  return (
    <>
      <Button
        tone="plain"
        busy={busy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void print()}
      >
        Print poster
      </Button>
      {Poster && createPortal(<Poster {...props} />, document.body)}
    </>
  );
}
