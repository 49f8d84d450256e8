import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Level } from '../../domain/session/staffSession.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { setTheme } from '../../lib/theme.ts';
import { lateCode, useLateCode } from '../../parts/late/lateCode.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { notLoaded } from '../../ui/lazyCode.ts';
import staffLayout from '../../ui/staffLayout.module.css';
import { useDownloadEverything } from '../backup/DownloadEverything.tsx';
import { useLogOut } from '../login/useLogOut.tsx';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import type { Actions, NamedScreen } from './localItems.ts';
import styles from './Palette.module.css';
import type { PaletteDialogProps } from './PaletteDialog.tsx';
import { type PaletteField, PaletteFrame } from './PaletteFrame.tsx';
import { eventOf, rememberEvent } from './recentEvents.ts';

const paletteLines = lateCode(() => import('./PaletteDialog.tsx'));

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

type Props = { level: Level; screens: readonly NamedScreen[]; onShortcuts: () => void };

/** The button that opens the search over everything, and Ctrl+K (⌘K on a Mac), which does the same. */
export function PaletteButton({ level, screens, onShortcuts }: Props) {
  const [open, setOpen] = useState(false);
  const createEvent = useCreateEvent();
  const download = useDownloadEverything();
  const logOut = useLogOut();
  useRecentEvents();
  // While there is a network, so that it opens at once, offline too.
  useTimeout(paletteLines.prepare, 3_000);

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
  const actions: Actions = {
    onCreate: first(() => createEvent()),
    onDownload: first(download),
    onShortcuts: first(onShortcuts),
    onLogOut: first(logOut.start),
    onTheme: (theme) => first(() => setTheme(theme))(),
  };
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
        {/* The keys are no part of the button's name. */}
        <span aria-hidden="true" className={styles.word}>
          <kbd>{onMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </span>
      </button>
      {open && (
        <PaletteFrame onClose={close}>
          {(field) => (
            <LateLines field={field} level={level} screens={screens} actions={actions} onClose={close} />
          )}
        </PaletteFrame>
      )}
      {logOut.dialog}
    </>
  );
}

type LinesProps = Omit<PaletteDialogProps, keyof PaletteField> & { field: PaletteField };

/** The lines below the field, as soon as their code is there. */
function LateLines({ field, ...props }: LinesProps) {
  const { Part, failed, retry } = useLateCode(paletteLines);
  if (Part) return <Part {...field} {...props} />;
  return (
    <>
      <div className={styles.list} />
      <div className={`${staffLayout.row3} ${layout.note} ${styles.foot}`}>
        <p id={`${field.id}-status`} role="status">
          {failed ? notLoaded('The search') : 'Loading…'}
        </p>
        {failed && (
          <Button tone="plain" onClick={retry}>
            Retry
          </Button>
        )}
      </div>
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
