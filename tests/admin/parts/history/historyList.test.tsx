import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HistoryList } from '../../../../src/admin/parts/history/HistoryList.tsx';
import { DataError } from '../../../../src/data/errors.ts';
import type { Source, WatchedList } from '../../../../src/data/source.ts';
import type { HistoryEntry } from '../../../../src/domain/history/historyEntry.ts';

const labels = {
  signUp: 'Registration',
  title: 'Title',
  entryFee: 'Entry fee',
  time: 'Time',
  date: 'Date',
  showOnLandingPage: 'Show on landing page',
};
const more = vi.fn();
const run = vi.fn();

afterEach(() => vi.clearAllMocks());

const entry = (fields: Partial<HistoryEntry>): HistoryEntry => ({
  id: 'h1',
  by: 'Dana',
  level: 'super',
  at: new Date(Date.now() - 2.5 * 3_600_000),
  act: 'change',
  changes: [{ field: 'entryFee', from: 20, to: 25 }],
  ...fields,
});

function draw(list: Partial<WatchedList<HistoryEntry>>, failure?: DataError) {
  const all = {
    items: [],
    more: false,
    growing: false,
    fromCache: false,
    waiting: new Set<string>(),
    ...list,
  };
  const source: Source<WatchedList<HistoryEntry>> = (next, fail) => {
    if (failure) fail(failure);
    else next(all);
    return () => {};
  };
  const history = { source, more };
  const read = () => history;
  const restore = { may: ({ from }: { from: unknown }) => from !== 25, run, busy: false };
  render(<HistoryList record="event:e1" {...{ labels, read, restore }} />);
}

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an entry says who, when, which field in the words of the form, from what, to what', () => {
  draw({
    items: [
      entry({}),
      entry({
        id: 'h2',
        by: '',
        level: 'regular',
        changes: [{ field: 'date', from: null, to: '2030-03-01' }],
      }),
      entry({ id: 'h3', changes: [{ field: 'showOnLandingPage', from: undefined, to: false }] }),
      entry({
        id: 'h4',
        changes: [{ field: 'people', from: null, to: { added: 12, removed: 1, changed: 0 } }],
      }),
      entry({ id: 'h5', act: 'delete', changes: [] }),
      entry({ id: 'h7', act: 'restore', changes: [] }),
      entry({ id: 'h10', changes: [{ field: 'time', from: '19:00', to: '20:30' }] }),
      entry({
        id: 'h8',
        changes: [
          { field: 'entryFee', from: 15, to: 20 },
          { field: 'merged', from: null, to: 'UMass' },
        ],
      }),
      entry({ id: 'h9', changes: [{ field: 'movedFrom', from: null, to: 'UMass' }] }),
      entry({ id: 'h6', changes: [{ field: 'collegeId', from: 'a', to: 'b' }] }),
    ],
  });
  expect(entries()).toEqual([
    'Dana changed · 2 h agoEntry feefrom 20 →  to 25Restore Entry fee: 20',
    'An admin changed · 2 h agoDatefrom empty →  to Friday, March 1, 2030Restore Date: empty',
    'Dana changed · 2 h agoShow on landing pagefrom unknown →  to No',
    'Dana added 12 people, removed 1 · 2 h ago',
    'Dana deleted it · 2 h ago',
    'Dana restored it from Trash · 2 h ago',
    'Dana changed · 2 h agoTimefrom 7:00 PM →  to 8:30 PMRestore Time: 7:00 PM',
    'Dana merged UMass into it · 2 h agoEntry feefrom 15 →  to 20Restore Entry fee: 15',
    'Dana moved it here from UMass · 2 h ago',
    'Dana changed it · 2 h ago',
  ]);
  expect(screen.getByText("Earlier changes weren't recorded.")).toBeTruthy();
});

test('a creation shows its fields at a press, and nothing was before it', async () => {
  draw({ items: [entry({ act: 'create', changes: [{ field: 'title', from: null, to: 'Cup' }] })] });
  expect(screen.getByText('1 field').closest('details')?.open).toBe(false);
  expect(entries()).toEqual(['Dana created it · 2 h ago1 fieldTitleCup']);
  expect(screen.queryByText("Earlier changes weren't recorded.")).toBeNull();
});

test('a value that the field can get back has a button, one that it has now does not', async () => {
  const back = { field: 'entryFee', from: 25, to: 20 };
  const items = [entry({ id: 'h2', changes: [back] }), entry({})];
  draw({ items });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Restore Entry fee: 20' }));
  expect(run).toHaveBeenCalledExactlyOnceWith(items[1]?.changes[0], items[1]);
});

test('what strangers and colleagues wrote is text, and as long as it may be', () => {
  const changes = [{ field: 'title', from: '<b>x</b>', to: 'y'.repeat(5_000) }];
  draw({ items: [entry({ by: '<i>Eve</i>', changes })] });
  expect(screen.getByText('<i>Eve</i>').tagName).toBe('BDI');
  expect(screen.getByText('<b>x</b>').tagName).toBe('BDI');
  expect(screen.getByText(/^y+…$/).textContent).toHaveLength(301);
});

test('a page is read at a time, and what waits says so', async () => {
  draw({ items: [entry({})], more: true, waiting: new Set(['h1']) });
  expect(within(screen.getByRole('listitem')).getByText(/Saved on this device/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledOnce();
  expect(screen.queryByText("Earlier changes weren't recorded.")).toBeNull();
});

test('none, not loaded, and failed are three things', async () => {
  draw({});
  expect(screen.getByText(/^No changes are recorded yet/)).toBeTruthy();
  act(() => document.body.replaceChildren());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  draw({ fromCache: true });
  expect(screen.getByText("You're offline, and this list isn't saved on this device yet.")).toBeTruthy();
});

test('a history that may not be read says that it failed', () => {
  draw({}, new DataError('refused'));
  expect(screen.getByText('Failed to load the history. Please try again later.')).toBeTruthy();
});

test('how one signs up is said in words', () => {
  const closesAt = new Date(2030, 2, 1, 18).getTime();
  const to = (value: unknown) =>
    entry({ id: `${value}`, changes: [{ field: 'signUp', from: null, to: value }] });
  draw({
    items: [
      { open: true, closesAt },
      { open: false, closesAt },
      { open: true, closesAt: 0 },
      { open: false, closesAt: 0 },
    ].map((value, at) => ({ ...to(value), id: `s${at}` })),
  });
  expect(entries().map((text) => /to (.*?)Restore/.exec(`${text}`)?.[1])).toEqual([
    'on this site, until Mar 1, 2030, 6:00 PM',
    'on this site, closed Mar 1, 2030, 6:00 PM',
    'on this site, until staff close it',
    'not on this site',
  ]);
});
