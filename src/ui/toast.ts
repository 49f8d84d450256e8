export type ToastKind = 'status' | 'alert';
/** What can be done about a message: a button beside it, which also takes the message away. */
export type ToastAction = { label: string; run: () => void };
export type Toast = { id: number; kind: ToastKind; message: string; action?: ToastAction };

const shownFor = 6000;
let last = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/**
 * Shows a message above everything else and returns its id: a `status` leaves after six seconds, an `alert` and
 * whatever offers an action when it is dismissed.
 */
export function showToast(message: string, kind: ToastKind = 'status', action?: ToastAction): number {
  const id = ++last;
  change([...toasts.filter((toast) => toast.message !== message), { id, kind, message, action }]);
  if (kind === 'status' && !action) setTimeout(() => dismissToast(id), shownFor);
  return id;
}

/** The regions on the page, the innermost last: a modal dialog makes everything outside it inert, toasts included. */
const regions: string[] = [];

/** Makes `region` the one that shows the toasts, until another one enters or it leaves; returns how to leave. */
export function enterRegion(region: string): () => void {
  regions.push(region);
  change([...toasts]);
  return () => {
    regions.splice(regions.indexOf(region), 1);
    change([...toasts]);
  };
}

/** Whether toasts appear in `region`. */
export function isToastRegion(region: string): boolean {
  return regions.at(-1) === region;
}

/** The toasts now on show; the same array until one comes or goes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls `listener` at every change; returns how to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
