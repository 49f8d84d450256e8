/** Fills the screen with the page, or ends that; nothing happens in browsers that can't. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  // Older phones don't have it, although the types say so.
  else void (document.documentElement.requestFullscreen?.() ?? Promise.resolve()).catch(() => {});
}
