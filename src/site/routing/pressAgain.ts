import { findNamed, nameOf } from '../../lib/elementName.ts';
import { stored } from '../../lib/stored.ts';

/** How long after a press it may still be repeated, in milliseconds. */
const fresh = 30_000;

type Press = { time: number; path: string; says: string; at: number };

const entry = stored('sessionStorage', 'press-again', (data): Press => {
  const { time, path, says, at } = Object(data);
  return { time: Number(time), path: String(path), says: String(says), at: Number(at) };
});

/** Remembers for the time after a reload which button waits for the code of its dialog. */
export function keepPress(): void {
  // A button that opens a dialog writes nothing, so its press may be repeated.
  const button = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"][aria-busy="true"]');
  if (!button) return;
  const { says, at } = nameOf(button);
  entry.set({ time: Date.now(), path: place(), says, at });
}

/** Presses, once, the button that waited when the page was reloaded, unless the user does something first. */
export function pressAgain(): void {
  const press = entry.get();
  entry.clear();
  if (!press || press.path !== place() || !(Date.now() - press.time < fresh)) return;
  const go = () => {
    const button = findNamed({ tag: 'button', ...press });
    if (!button) return;
    stop.abort();
    button.focus({ preventScroll: true });
    button.click();
  };
  const stop = new AbortController();
  const drawn = new MutationObserver(go);
  drawn.observe(document.body, { childList: true, subtree: true });
  stop.signal.addEventListener('abort', () => drawn.disconnect());
  for (const act of ['pointerdown', 'keydown'])
    addEventListener(act, () => stop.abort(), { signal: stop.signal });
  setTimeout(() => stop.abort(), fresh);
  go();
}

const place = () => location.pathname + location.search;
