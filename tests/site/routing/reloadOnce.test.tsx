import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenThere } from '../../../src/lib/whenThere.ts';
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
