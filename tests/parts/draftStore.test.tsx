import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  clearDrafts,
  clearTabDrafts,
  countDrafts,
  draftStore,
  tabDraft,
} from '../../src/parts/draftStore.ts';

const noteOf = draftStore('note-drafts', (found) => v.parse(v.object({ text: v.string() }), found));
const logOf = draftStore('outreach-log-drafts', (found) => v.parse(v.string(), found));
const typedOf = draftStore('typed-places', (found) => v.parse(v.looseObject({ list: v.string() }), found));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('each key has its draft, and each kind its own keys', () => {
  noteOf('a').set({ text: 'one' });
  noteOf('b').set({ text: 'two' });
  logOf('a').set('three');
  noteOf('a').set({ text: 'four' });
  expect([noteOf('a').get(), noteOf('b').get(), noteOf('c').get()]).toEqual([
    { text: 'four' },
    { text: 'two' },
    null,
  ]);
  expect([logOf('a').get(), countDrafts()]).toEqual(['three', 3]);
  noteOf('a').clear();
  expect([noteOf('a').get(), noteOf('b').get(), countDrafts()]).toEqual([null, { text: 'two' }, 2]);
});

test('what the reader refuses is no draft, and the others stay', () => {
  const found = [
    { key: 'a', at: Date.now(), draft: { text: 7 } },
    { key: 'b', at: Date.now(), draft: { text: 'two' } },
    'rubbish',
  ];
  localStorage.setItem('note-drafts', JSON.stringify(found));
  expect([noteOf('a').get(), noteOf('b').get()]).toEqual([null, { text: 'two' }]);
});

test.each(['rubbish', '7', 'null', '"text"'])('%s in the storage is no list of drafts', (found) => {
  localStorage.setItem('note-drafts', found);
  expect([noteOf('a').get(), countDrafts()]).toEqual([null, 0]);
  noteOf('a').set({ text: 'one' });
  expect(noteOf('a').get()).toEqual({ text: 'one' });
});

test('what the version before kept under other names is still there', () => {
  const at = Date.now();
  localStorage.setItem(
    'outreach-log-drafts',
    JSON.stringify([{ chapter: 'purdue/sigma', at, entry: 'Called' }]),
  );
  localStorage.setItem('typed-places', JSON.stringify([{ eventId: 'cup', at, list: 'Dee', version: 1 }]));
  sessionStorage.setItem('form-drafts', '{"venue a":{"seats":"40"}}');
  expect(logOf('purdue/sigma').get()).toBe('Called');
  expect(typedOf('cup').get()).toMatchObject({ list: 'Dee', version: 1 });
  const venue = tabDraft('venue a', v.object({ seats: v.string() }));
  expect(venue.get()).toEqual({ seats: '40' });
  tabDraft('venue b', v.string()).set('other');
  logOf('purdue/chi').set('Wrote');
  expect([venue.get(), logOf('purdue/sigma').get()]).toEqual([{ seats: '40' }, 'Called']);
});

test('drafts of the tab are neither counted nor removed with those of the browser, and the reverse', () => {
  const venue = tabDraft('venue', v.string());
  venue.set('Hall');
  noteOf('a').set({ text: 'one' });
  expect(countDrafts()).toBe(1);
  clearDrafts();
  expect([venue.get(), noteOf('a').get(), localStorage.length]).toEqual(['Hall', null, 0]);
  noteOf('a').set({ text: 'one' });
  clearTabDrafts();
  expect([venue.get(), noteOf('a').get(), sessionStorage.length]).toEqual([null, { text: 'one' }, 0]);
});

test('drafts of the tab are kept however many there are, for as long as the tab is open', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  for (let number = 0; number < 30; number++) tabDraft(`form ${number}`, v.number()).set(number);
  vi.setSystemTime(1_000_000_000_000 + 30 * 86_400_000);
  expect([tabDraft('form 0', v.number()).get(), tabDraft('form 29', v.number()).get()]).toEqual([0, 29]);
  vi.useRealTimers();
});

test('in a browser that stores nothing, drafts live as long as the page', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  const nothing = new Proxy({}, { get: refuse, ownKeys: refuse });
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('sessionStorage', nothing);
  noteOf('a').set({ text: 'one' });
  tabDraft('venue', v.string()).set('Hall');
  expect([noteOf('a').get(), tabDraft('venue', v.string()).get(), countDrafts()]).toEqual([
    { text: 'one' },
    'Hall',
    1,
  ]);
  clearDrafts();
  clearTabDrafts();
  expect([noteOf('a').get(), tabDraft('venue', v.string()).get(), countDrafts()]).toEqual([null, null, 0]);
});
