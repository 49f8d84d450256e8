import { type RecentImage, readRecentImages, withRecentImage } from '../../../domain/images/recentImages.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { createStore } from '../../../lib/store.ts';
import { stored } from '../../../lib/stored.ts';

const entry = stored('localStorage', 'recent-event-logos', readRecentImages);
const images = createStore<readonly RecentImage[]>(entry.get() ?? []);

function watch(listener: () => void): () => void {
  const fromAnotherTab = () => images.set(entry.get() ?? []);
  const stop = images.watch(listener);
  addEventListener('storage', fromAnotherTab);
  return () => {
    stop();
    removeEventListener('storage', fromAnotherTab);
  };
}

/**
 * The images uploaded from this browser, newest first, at most ten (specification 3, "Local browser data").
 */
export function useRecentUploads(): readonly RecentImage[] {
  return useStore({ get: images.get, watch });
}

/** Stores an uploaded image among the recent ones. */
export function rememberUpload(image: RecentImage): void {
  const next = withRecentImage(entry.get() ?? [], image);
  entry.set(next);
  images.set(next);
}
