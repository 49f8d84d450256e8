import { createStore } from '../lib/store.ts';

export type ToastKind = 'status' | 'alert';
/** What can be done about a message: a button beside it, which also takes the message away. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  actions: readonly ToastAction[];
  subject: string;
};

const shownFor = 6000;
let last = 0;

/** The toasts now on show; the same array until one comes or goes. */
export const toasts = createStore<readonly Toast[]>([]);

/** Returns the toasts now on show. */
export const currentToasts = toasts.get;

/** Takes a toast away. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Shows a message and returns its id: a `status` leaves after six seconds, an `alert` and whatever offers an
 * action when it's dismissed. It takes the place of an earlier message about the same `subject`; without one,
 * of the same message.
 */
export function showToast(
  message: string,
  kind: ToastKind = 'status',
  action: ToastAction | readonly ToastAction[] = [],
  subject = message,
): number {
  const id = ++last;
  const actions = 'run' in action ? [action] : action;
  const others = toasts.get().filter((toast) => toast.subject !== subject);
  toasts.set([...others, { id, kind, message, actions, subject }]);
  if (kind === 'status' && actions.length === 0) setTimeout(() => dismissToast(id), shownFor);
  return id;
}

/** Shows a failure with Retry, which calls `run`. */
export function offerRetry(message: string, run: () => void, subject?: string): number {
  return showToast(message, 'alert', { label: 'Retry', run }, subject);
}

/**
 * The regions on the page, the innermost last: a modal dialog makes everything outside it inert, toasts
 * included.
 */
let regions: readonly { id: string; depth: number }[] = [];

/** Adds a region; the deepest one shows the toasts, the latest of several. Returns how to remove it. */
export function enterRegion(id: string, depth: number): () => void {
  regions = [...regions, { id, depth }].sort((a, b) => a.depth - b.depth);
  toasts.set([...toasts.get()]);
  return () => {
    regions = regions.filter((region) => region.id !== id);
    toasts.set([...toasts.get()]);
  };
}

/** Whether toasts appear in the region `id`. */
export function isToastRegion(id: string): boolean {
  return regions.at(-1)?.id === id;
}
