import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Level } from '../../domain/session/staffSession.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { notLoaded, useLazyDialog } from '../../ui/lazyCode.ts';
import { useLogOut } from '../login/useLogOut.tsx';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import { localItems, type NamedScreen } from './localItems.ts';
import styles from './Palette.module.css';
import { eventOf, rememberEvent } from './recentEvents.ts';

const load = () => import('./PaletteDialog.tsx');

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

type Props = { level: Level; screens: readonly NamedScreen[]; onShortcuts: () => void };

/** The button that opens the search over everything, and Ctrl+K (⌘K on a Mac), which does the same. */
export function PaletteButton({ level, screens, onShortcuts }: Props) {
  const [open, setOpen] = useState(false);
  const createEvent = useCreateEvent();
  const logOut = useLogOut();
  useRecentEvents();
  // While there is a network, so that it opens at once, offline too.
  useTimeout(() => void load().catch(() => {}), 3_000);

  useWindowEvent('keydown', (event) => {
    const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isK || event.altKey || event.shiftKey || event.defaultPrevented) return;
    // A dialog may hold what somebody types; the search would leave it.
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    setOpen(true);
  });

  const close = () => setOpen(false);
  const first = (then: () => void) => () => {
    close();
    then();
  };
  const Palette = useLazyDialog(open ? load : null, {
    failed: notLoaded('The search'),
    close,
    reopen: () => setOpen(true),
  });
  const local = localItems(screens, level, {
    onCreate: first(() => createEvent()),
    onShortcuts: first(onShortcuts),
    onLogOut: first(logOut.start),
  });
  return (
    <>
      <button
        type="button"
        className={`${layout.inline2} ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Search everything"
        onClick={() => setOpen(true)}
      >
        <Icon width={16} height={16} path="M11 11l4 4M7 12a5 5 0 1 0 0-10a5 5 0 0 0 0 10z" />
        <span className={styles.word}>Search</span>
        <kbd>{onMac ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {Palette && <Palette level={level} local={local} onClose={close} />}
      {logOut.dialog}
    </>
  );
}

/** Remembers each event whose page or details the address shows. */
function useRecentEvents(): void {
  const { pathname, search } = useLocation();
  const eventId = eventOf(pathname, search);
  useEffect(() => {
    if (eventId !== '') rememberEvent(eventId);
  }, [eventId]);
}
