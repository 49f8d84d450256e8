import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenThere } from '../../../src/lib/whenThere.ts';
import { pressAgain } from '../../../src/site/routing/pressAgain.ts';
import { reloadOnce } from '../../../src/site/routing/reloadOnce.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** What Vite tells when code can't be fetched; true when the page says that it takes care of it. */
function preloadFails(): boolean {
  const payload = new Error('Part-1.js is missing');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  reloadOnce(event);
  return event.defaultPrevented;
}

/** A server that has these statuses for what is asked again. */
function serverAnswers(status: number): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status }));
  const link = document.head.appendChild(document.createElement('link'));
  link.rel = 'modulepreload';
  link.href = '/assets/Part-1.js';
}

const part = () => whenThere<string | undefined>(async () => (preloadFails() ? undefined : 'there'));

test('code that the server misses is fetched with the page, once a minute', async () => {
  serverAnswers(404);
  expect(preloadFails()).toBe(true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(preloadFails()).toBe(false);
});

/** Adds the button of an event's dialog, and what it is called by; `busy`: it waits for its code. */
function addEnter(title: string, busy = false): () => number {
  const id = `enter-${title}`;
  const kind = 'type="button" aria-haspopup="dialog"';
  const name = `aria-labelledby="${id} title-${title}"`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h3 id="title-${title}">${title}</h3><button id="${id}" ${kind} ${name} aria-busy="${busy}">Enter</button>`,
  );
  const pressed = vi.fn();
  document.getElementById(id)?.addEventListener('click', pressed);
  return () => pressed.mock.calls.length;
}

/** A press on Enter whose code the server misses: the page is reloaded. */
async function pressInVain(): Promise<void> {
  addEnter('Alpha', true);
  serverAnswers(404);
  preloadFails();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
}

test('after the reload the press is made again, once, when its button is drawn', async () => {
  await pressInVain();
  pressAgain();
  const other = addEnter('Beta');
  const same = addEnter('Alpha');
  await vi.waitFor(() => expect(same()).toBe(1));
  addEnter('Gamma');
  pressAgain();
  expect([same(), other()]).toEqual([1, 0]);
});

test('it is not made on another page, nor after the user did something', async () => {
  await pressInVain();
  history.replaceState(null, '', '/elsewhere');
  pressAgain();
  expect(addEnter('Alpha')()).toBe(0);
  history.replaceState(null, '', '/');

  reload.mockClear();
  sessionStorage.clear();
  document.body.replaceChildren();
  await pressInVain();
  pressAgain();
  dispatchEvent(new Event('keydown'));
  const pressed = addEnter('Alpha');
  await new Promise((drawn) => setTimeout(drawn));
  expect(pressed()).toBe(0);
});

test('where the server has it, the part says that it did not come: the page may be being left', async () => {
  serverAnswers(200);
  await expect(part()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('a page with an open dialog is left to whoever uses it', async () => {
  serverAnswers(404);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await expect(part()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});

test('so is one that something was typed into', async () => {
  serverAnswers(404);
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await expect(part()).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});
