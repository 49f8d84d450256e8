/**
 * Deletes pictures that a document no longer uses, unless another one does. Call it after the server has
 * stored that change. It runs in the background, and a picture left behind does no harm. Its code is loaded
 * only after uploads.
 */
export function discardPictures(urls: readonly string[]): void {
  const uploads = urls.filter((url) => url.includes('/v0/b/'));
  if (uploads.length === 0) return;
  void import('./files.ts').then((files) => files.discardUnused(uploads)).catch(() => {});
}
