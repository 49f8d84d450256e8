import { createStore } from '../lib/store.ts';

export type ToastKind = 'status' | 'alert';
/** An action that a message offers: a button beside it, which also dismisses the message. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  actions: readonly ToastAction[];
  subject: string;
};

const shownFor = 6000;
const offeredFor = 30_000;
let last = 0;

/** The toasts on the page; the same array until one is added or removed. */
export const toasts = createStore<readonly Toast[]>([]);

/** Returns the toasts on the page. */
export const currentToasts = toasts.get;

/** Removes a toast. */
export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}

/**
 * Shows a message and returns its id. A `status` is removed after six seconds, with an action after thirty,
 * and when two others have followed; an `alert` stays until it's dismissed. The message replaces an earlier
 * one with the same `subject` or, without a subject, the same text.
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
  const statuses = others.filter((toast) => toast.kind === 'status');
  const surplus = kind === 'status' ? statuses.slice(0, -1) : [];
  toasts.set([
    ...others.filter((toast) => !surplus.includes(toast)),
    { id, kind, message, actions, subject },
  ]);
  if (kind === 'status') setTimeout(() => dismissToast(id), actions.length === 0 ? shownFor : offeredFor);
  return id;
}

/** Shows a failure with Retry, which calls `run`. */
export function offerRetry(message: string, run: () => void, subject?: string): number {
  return showToast(message, 'alert', { label: 'Retry', run }, subject);
}

/**
 * The regions on the page, the innermost last. A modal dialog makes everything outside it inert, toasts
 * included, so they are shown in the innermost region.
 */
let regions: readonly { id: string; depth: number }[] = [];

/**
 * Adds a region and returns a function that removes it. The deepest one shows the toasts, the latest of
 * several.
 */
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
