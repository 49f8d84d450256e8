import { useEffect, useId, useSyncExternalStore } from 'react';
import styles from './ToastRegion.module.css';
import {
  currentToasts,
  dismissToast,
  enterRegion,
  isToastRegion,
  type ToastKind,
  watchToasts,
} from './toast.ts';

/** The place where toasts appear and are read out. The page has one, and so has every open dialog. */
export function ToastRegion() {
  const id = useId();
  const toasts = useSyncExternalStore(watchToasts, currentToasts, currentToasts);
  useEffect(() => enterRegion(id), [id]);

  const ofKind = (kind: ToastKind) =>
    toasts
      .filter((toast) => toast.kind === kind && isToastRegion(id))
      .map((toast) => (
        <p key={toast.id} className={styles.toast}>
          {toast.message}
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                dismissToast(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button type="button" onClick={() => dismissToast(toast.id)}>
            Dismiss
          </button>
        </p>
      ));
  return (
    <div className={styles.region}>
      <div role="status">{ofKind('status')}</div>
      <div role="alert">{ofKind('alert')}</div>
    </div>
  );
}
