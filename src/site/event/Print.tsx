import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../content/brand.ts';
import { words } from '../../content/words.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { Button } from '../../ui/Button.tsx';
import { whenThere } from '../../ui/lazyCode.ts';
import { EnterHint } from '../events/EnterHint.tsx';
import styles from './Poster.module.css';

const qrCode = () => import('./QrCode.tsx');

type Props = { event: TourEvent; url: string };

/**
 * The Print button, and what only the printed poster has: the address of the page in full and as a QR code.
 * Its code is fetched when a press on Print is near.
 */
export function Print({ event, url }: Props) {
  const [Code, setCode] = useState<ComponentType<{ text: string }>>();
  const [busy, setBusy] = useState(false);
  const prepare = async () => {
    const { Component } = await whenThere(qrCode);
    flushSync(() => setCode(() => Component));
  };
  // If that fails, the press that follows tries again.
  const prefetch = () => void prepare().catch(() => {});
  const print = async () => {
    setBusy(true);
    // Without the code the poster still has the address.
    await prepare().catch(() => {});
    setBusy(false);
    window.print();
  };
  // The browser doesn't wait for code when Ctrl+P opens its dialog, so this starts at Ctrl.
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
      <div className={styles.poster} data-poster>
        {Code && <Code text={url} />}
        <div>
          <p className={styles.address}>{url}</p>
          {event.registration === 'locked' && event.status !== 'completed' && (
            <p>
              <EnterHint event={event} />
            </p>
          )}
          <p className={styles.small}>
            {brand.name}. {words.notice}
          </p>
        </div>
      </div>
    </>
  );
}
