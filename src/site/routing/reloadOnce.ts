import { isInUse } from '../../lib/inUse.ts';
import { missesCode } from '../../lib/whenThere.ts';
import { keepPress } from './pressAgain.ts';

const mark = 'reloaded-for-missing-chunk';
const pause = 60_000;

/**
 * Reloads the page to fetch the new deploy's code, at most once a minute, so that a broken deploy doesn't
 * cause a loop. Where the server has all of it the part whose code didn't come says so instead, and on a page
 * that somebody uses: WebKit and Firefox fail what still loads when a link is followed or an address is
 * typed, and a reload would undo that.
 */
export function reloadOnce(event: VitePreloadErrorEvent): void {
  if (!navigator.onLine || !markNow()) return;
  event.preventDefault();
  missesCode(
    askAgain().then((missing) => {
      if (!missing || isInUse()) return event.payload;
      reload();
      return null;
    }),
  );
}

function reload(): void {
  location.reload();
  // As late as possible: a button may be pressed until then.
  addEventListener('pagehide', keepPress);
  // The router would follow a link on the page that is going away, and the reload would undo it.
  addEventListener('click', leaveLinks, { capture: true });
}

/** Marks that the page is reloaded; false when it just was, or where the browser refuses to remember. */
function markNow(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(mark)) < pause) return false;
    sessionStorage.setItem(mark, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Leaves a press on a link to the browser. */
function leaveLinks(click: Event): void {
  if (click.target instanceof Element && click.target.closest('a')) click.stopImmediatePropagation();
}

/**
 * Fetches the scripts that are missing or haven't loaded yet again, past the browser's cache. Hosting sends
 * its cache headers with a 404 too, so the browser may cache "missing" for as long as the file itself;
 * without this a rollback that restores the file wouldn't help. Returns whether the server has missed one.
 */
async function askAgain(): Promise<boolean> {
  const known = new Map<string, number | undefined>(
    performance.getEntriesByType('resource').map((entry) => [entry.name, statusOf(entry)]),
  );
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
    if (!known.has(href)) known.set(href, undefined);
  const missing = [...known].filter(([, status]) => status === 404 || status === undefined);
  const answers = await Promise.allSettled(missing.map(([name]) => fetch(name, { cache: 'reload' })));
  return (
    missing.some(([, status]) => status === 404) ||
    answers.some((answer) => answer.status === 'fulfilled' && !answer.value.ok)
  );
}

function statusOf(entry: PerformanceEntry): number {
  return entry instanceof PerformanceResourceTiming ? entry.responseStatus : 0;
}
