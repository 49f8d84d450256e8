/**
 * Deletes pictures that a document gave up, unless another one shows them. Call it when the server has that
 * change. Nobody waits for it, and a picture that stays behind does no harm. The code for it is fetched only
 * for uploads.
 */
export function discardPictures(urls: readonly string[]): void {
  const uploads = urls.filter((url) => url.includes('/v0/b/'));
  if (uploads.length === 0) return;
  void import('./files.ts').then((files) => files.discardUnused(uploads)).catch(() => {});
}
