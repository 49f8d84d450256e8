const mark = 'reloaded-for-missing-chunk';
const pause = 60_000;

/** Reloads the page to fetch the new deploy's code, at most once a minute, so that a broken deploy does not loop. */
export function reloadOnce(event: Event): void {
  const last = Number(sessionStorage.getItem(mark));
  if (Date.now() - last < pause || !navigator.onLine) return;
  sessionStorage.setItem(mark, String(Date.now()));
  event.preventDefault();
  location.reload();
}
