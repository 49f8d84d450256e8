import {
  createContext,
  type FocusEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { CrossIcon } from './CrossIcon.tsx';
import layout from './layout.module.css';
import styles from './ToastRegion.module.css';
import { dismissToast, enterRegion, isToastRegion, type Toast, type ToastKind, toasts } from './toast.ts';
import { waiting } from './waiting.ts';

/** The number of dialogs open around a component. */
export const DialogDepth = createContext(0);

/** More toasts would hide what they are about; the others appear as these are removed. */
const shownAtOnce = 2;

type Props = {
  /** Where it is: at the end of the page, at the end of a dialog, or in a dialog's foot above its buttons. */
  place?: 'page' | 'dialog' | 'foot';
};

/**
 * The region where toasts appear and are announced, and what busy buttons wait for. It takes up its own
 * space, so a toast never covers the buttons of a dialog or at the end of a page. The page has one, and so
 * has every open dialog.
 */
export function ToastRegion({ place = 'page' }: Props) {
  const id = useId();
  const depth = useContext(DialogDepth) + (place === 'foot' ? 0.5 : 0);
  const shown = useSyncExternalStore(toasts.watch, toasts.get, toasts.get);
  const waits = useSyncExternalStore(waiting.watch, waiting.get, waiting.get) > 0;
  const focusedBefore = useRef<EventTarget>(null);
  useEffect(() => enterRegion(id, depth), [id, depth]);

  /** Removes a toast; the focus goes back to where it was before, so that it isn't lost with the button. */
  function dismiss(toast: Toast): void {
    const before = focusedBefore.current;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    dismissToast(toast.id);
  }
  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.parentElement?.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  }

  const active = isToastRegion(id);
  const here = active ? foremost(shown) : [];
  const hidden = here.length > 0 ? shown.length - here.length : 0;
  const ofKind = (kind: ToastKind) =>
    here
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <p key={toast.id} className={styles.toast}>
          <span>{toast.message}</span>
          {toast.actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              onFocus={onFocus}
              onClick={() => {
                dismiss(toast);
                run();
              }}
            >
              {label}
            </button>
          ))}
          <button type="button" aria-label="Dismiss" onFocus={onFocus} onClick={() => dismiss(toast)}>
            <CrossIcon />
          </button>
        </p>
      ));
  return (
    <div className={`${styles.region} ${styles[place]}`} data-empty={here.length === 0 || undefined}>
      <div role="status">
        {hidden > 0 && <p className={`${layout.note} ${styles.hidden}`}>{hidden} more</p>}
        {ofKind('status')}
      </div>
      <div role="alert">{ofKind('alert')}</div>
      <span aria-live="polite" className="visually-hidden">
        {active && waits && 'Please wait…'}
      </span>
    </div>
  );
}

/** Returns the toasts to show: the latest confirmation, and no second one in the place of a failure. */
function foremost(all: readonly Toast[]): readonly Toast[] {
  const statuses = all.filter(({ kind }) => kind === 'status');
  const failures = all.filter(({ kind }) => kind === 'alert');
  const room = Math.max(shownAtOnce - failures.length, 1);
  const latest = statuses.slice(-room);
  return [...latest, ...failures.slice(latest.length - shownAtOnce)];
}
