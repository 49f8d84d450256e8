import { useSyncExternalStore } from 'react';
import { type RecentImage, readRecentImages, withRecentImage } from '../../../domain/images/recentImages.ts';
import { stored } from '../../../lib/stored.ts';

const entry = stored('localStorage', 'recent-event-logos', readRecentImages);
const listeners = new Set<() => void>();
let images: readonly RecentImage[] | null = null;

function current(): readonly RecentImage[] {
  images ??= entry.get() ?? [];
  return images;
}

function change(next: RecentImage[]): void {
  images = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  const fromAnotherTab = () => {
    images = null;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromAnotherTab);
  };
}

/**
 * The pictures uploaded from this browser, newest first, at most ten (specification 3, "Local browser data").
 */
export function useRecentUploads(): readonly RecentImage[] {
  return useSyncExternalStore(watch, current);
}

/** Remembers an uploaded picture. */
export function rememberUpload(image: RecentImage): void {
  const next = withRecentImage(entry.get() ?? [], image);
  entry.set(next);
  change(next);
}
