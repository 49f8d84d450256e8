import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Outreach } from '../../../../src/admin/outreach/list/Outreach.tsx';
import type { OutreachReads } from '../../../../src/admin/outreach/list/outreachReads.ts';
import { DataError } from '../../../../src/data/errors.ts';
import type { WatchedList } from '../../../../src/data/source.ts';
import type { PlacedFraternity } from '../../../../src/data/staff/fraternities.ts';
import type { Reach } from '../../../../src/data/staff/search/readOn.ts';
import { staffDatabase } from '../../../../src/data/staff/session/staffDatabase.ts';
import type { Change } from '../../../../src/domain/changes/change.ts';
import { isEntryPath } from '../../../../src/domain/changes/entryPath.ts';
import { type ChapterFilter, noFilter, noOwner } from '../../../../src/domain/outreach/chapterLists.ts';
import { readOutreachEntry } from '../../../../src/domain/outreach/outreachEntry.ts';
import { addDays, startOf } from '../../../../src/domain/time/day.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';
import { aFraternity } from '../../../support/documents/aFraternity.ts';
import { today } from '../../../support/today.ts';

const day = today();

/** A chapter at Purdue that can be called: confirmed today, contacted yesterday, nothing planned. */
function chapter(id: string, changes: Partial<PlacedFraternity> = {}): PlacedFraternity {
  const sample = aFraternity({
    id,
    name: id,
    owner: '',
    active: true,
    declinedOn: null,
    instagramLink: '',
    instagramUsername: '',
    rushChairConfirmedOn: day,
    presidentConfirmedOn: day,
    lastContactAt: startOf(addDays(day, -1)),
    nextStep: '',
    nextStepOn: null,
  });
  return { ...sample, collegeId: 'purdue-university', ...changes };
}

const unreachable = { rushChairNumber: '', presidentNumber: '', rushChairEmail: '', presidentEmail: '' };

type Next = (list: WatchedList<PlacedFraternity>) => void;

/** Reads whose answers the test gives. */
function answeredByHand() {
  const counted: [string, ChapterFilter][] = [];
  const searched: { key: string; filter: ChapterFilter }[] = [];
  let next: Next = () => {};
  let fail: (error: DataError) => void = () => {};
  const source = (onList: Next, onFail: typeof fail) => {
    next = onList;
    fail = onFail;
    return () => {};
  };
  let reach: Reach = 'all';
  let whole: PlacedFraternity[] = [];
  const counts: Partial<Record<string, number>> = { today: 12, quiet: 1312, unreached: 7 };
  const reads: OutreachReads = {
    chapterList: vi.fn(() => ({ source, more: () => {} })),
    countChapters: async (list, filter) => {
      counted.push([list, filter]);
      const count = counts[list];
      if (count === undefined) throw new DataError('unreachable');
      return count;
    },
    readChapters: async (_, onRead) => {
      onRead(whole.length);
      return { chapters: whole, all: true };
    },
    foundChapters:
      ({ key }, filter) =>
      (onList, onFail) => {
        searched.push({ key, filter });
        return source((list) => onList({ ...list, reach: list.more ? 'first' : reach }), onFail);
      },
    newestEntry: vi.fn(async () => null),
  };
  return {
    reads,
    counted,
    searched,
    counts,
    show: (items: readonly PlacedFraternity[], changes: Partial<WatchedList<PlacedFraternity>> = {}) =>
      act(async () =>
        next({ items, waiting: new Set(), fromCache: false, more: false, growing: false, ...changes }),
      ),
    /** How far the answers of the search reach from now on, and all that a list is of. */
    reaches: (now: Reach) => {
      reach = now;
    },
    holds: (chapters: readonly PlacedFraternity[]) => {
      whole = [...chapters];
    },
    fail: () => act(async () => fail(new DataError('unreachable'))),
  };
}

function open(search = '', answers = answeredByHand()) {
  // A visit of its own: lists are kept by the entry of the history.
  history.replaceState({ key: crypto.randomUUID(), idx: 0 }, '', `/admin/outreach${search}`);
  const page = render(
    <BrowserRouter>
      <main>
        <h1 tabIndex={-1}>Outreach</h1>
        <Outreach reads={answers.reads} />
        <ToastRegion />
      </main>
    </BrowserRouter>,
  );
  // happy-dom doesn't know the element.
  const errors = vi.mocked(console.error).mock.calls;
  if (errors.length === 1 && errors[0]?.[1] === 'search') vi.mocked(console.error).mockClear();
  return { ...answers, ...page, user: userEvent.setup() };
}

// No database answers here: what a dialog watches is what it was opened with.
beforeAll(() => disableNetwork(staffDatabase));

let sent: Change[] = [];
beforeEach(() => {
  sent = [];
  sendWith(async (make, _, options) => {
    sent.push(await make());
    options?.onStored?.();
    return 'acknowledged';
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const rows = () => screen.queryAllByRole('listitem').filter((row) => row.hasAttribute('data-place'));
const names = () => rows().map((row) => within(row).getAllByRole('link')[0]?.textContent?.trim());
const row = (name: string) => screen.getByRole('listitem', { name: new RegExp(`^${name} `) });
const address = () => location.search;
/** What is written beside the entries of History. */
const writes = () => sent.flatMap(({ writes: each }) => each).filter(({ path }) => !isEntryPath(path));

test('the tabs say how many chapters each list has; one that could not be counted says nothing', async () => {
  const { user, reads, show } = open();
  await show([chapter('Alpha')]);
  const tabs = within(screen.getByRole('group', { name: 'List' }));
  expect(tabs.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'Call today 12',
    'Gone quiet 1,312',
    'Needs confirming',
    'Not reached yet 7',
  ]);
  await user.click(tabs.getByRole('button', { name: /^Gone quiet/ }));
  expect(address()).toBe('?list=quiet');
  expect(reads.chapterList).toHaveBeenLastCalledWith('quiet', noFilter, day);
  await show([chapter('Alpha')], { more: true });
  expect(screen.getByText('1 of 1,312 chapters')).toBeTruthy();
});

test('filters are in the address, narrow list and counts, and go with one press', async () => {
  const { user, reads, counted, show } = open('?list=unreached&owner=Sam');
  await show([]);
  expect(screen.getByText('No chapters match these filters.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('State'), 'Texas');
  await user.selectOptions(screen.getByLabelText('Status'), 'Outreached');
  await user.selectOptions(screen.getByLabelText('Contact info'), 'Has contact info');
  const filter = { ...noFilter, state: 'TX', status: 'outreached', reachable: 'yes', owner: 'Sam' };
  expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({
    ...{ list: 'unreached', owner: 'Sam' },
    ...{ state: 'TX', status: 'outreached', reachable: 'yes' },
  });
  expect(reads.chapterList).toHaveBeenLastCalledWith('unreached', filter, day);
  await waitFor(() => expect(counted.at(-1)).toEqual(['unreached', filter]));
  await show([]);
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(address()).toBe('?list=unreached');
  expect(reads.chapterList).toHaveBeenLastCalledWith('unreached', noFilter, day);
});

test('a search is in the address, looks at all chapters that fit the filters, and a list ends it', async () => {
  const { user, searched, show } = open('?state=TX');
  await show([]);
  fireEvent.change(screen.getByLabelText('Search all chapters'), { target: { value: 'pike kim' } });
  await waitFor(() => expect(address()).toBe('?state=TX&q=pike+kim'));
  const inTexas = { ...noFilter, state: 'TX' };
  await waitFor(() => expect(searched.at(-1)).toEqual({ key: 'pike kim', filter: inTexas }));
  await show([chapter('Pi Kappa Alpha')], { fromCache: true });
  expect(screen.getByText('Searching…')).toBeTruthy();
  await show([chapter('Pi Kappa Alpha')]);
  expect(screen.getByText('1 found with these filters')).toBeTruthy();
  expect(names()).toEqual([expect.stringMatching(/^Pi Kappa Alpha/)]);
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'No one');
  expect(address()).toBe('?state=TX&q=pike+kim&owner=-');
  await waitFor(() => expect(searched.at(-1)?.filter).toEqual({ ...inTexas, owner: noOwner }));
  await show([]);
  expect(screen.getByText('No chapters match this search and these filters.')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(address()).toBe('?q=pike+kim');
  await show([]);
  expect(screen.getByText('No chapters found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Not reached yet/ }));
  expect(address()).toBe('?list=unreached');
});

test('a list that fails can be tried again; a stored one says so', async () => {
  const { user, fail, show } = open();
  expect(screen.getByText('Loading chapters...')).toBeTruthy();
  await fail();
  expect(screen.getByText('Failed to load fraternities').getAttribute('role')).toBe('alert');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await show([chapter('Alpha')], {
    fromCache: true,
    waiting: new Set(['colleges/purdue-university/fraternities/Alpha']),
  });
  expect(screen.getByText(/^Showing the copy saved on this device/)).toBeTruthy();
  expect(within(row('Alpha')).getByText('Saved on this device')).toBeTruthy();
});

test.each([
  ['', /^Nothing is due\./],
  ['?list=quiet', 'No one has gone quiet.'],
  ['?list=confirm', 'Every contact is confirmed.'],
  ['?list=unreached', 'Someone has talked to us at every chapter.'],
])('%s says why it is empty', async (search, words) => {
  const { show } = open(search);
  await show([]);
  expect(screen.getByText(words)).toBeTruthy();
});

test('offline there are no counts, and they come back with the network', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { counted, show } = open();
  await show([chapter('Alpha')], { fromCache: true });
  expect(screen.getByRole('button', { name: /^Gone quiet/ }).textContent?.trim()).toBe('Gone quiet');
  expect(counted).toEqual([]);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Gone quiet/ }).textContent?.trim()).toBe('Gone quiet 1,312'),
  );
  online.mockRestore();
});

type Held<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (error: DataError) => void };

/** An answer that the test gives when it wants. */
function held<T>(): Held<T> {
  let [resolve, reject]: [Held<T>['resolve'], Held<T>['reject']] = [() => {}, () => {}];
  const promise = new Promise<T>((...given) => {
    [resolve, reject] = given;
  });
  return { promise, resolve, reject };
}

/** What the tabs count, once it is there. */
const counted = (list: string) =>
  screen
    .getByRole('button', { name: new RegExp(`^${list}`) })
    .textContent?.slice(list.length)
    .trim();

// No other test filters by these states: the last counts are kept.
test('a count shows as it comes: a slow or failed one holds up no other, and an older filter says nothing', async () => {
  const answers = answeredByHand();
  const slow = new Map<string, Held<number>>();
  const countChapters: OutreachReads['countChapters'] = (list, { state }) => {
    const answer = held<number>();
    slow.set(`${list} ${state}`, answer);
    return answer.promise;
  };
  const { user } = open('?state=IN', { ...answers, reads: { ...answers.reads, countChapters } });
  await waitFor(() => expect(slow.size).toBe(4));
  await act(async () => slow.get('quiet IN')?.resolve(1312));
  expect(['Call today', 'Gone quiet', 'Needs confirming'].map(counted)).toEqual(['', '1,312', '']);
  await act(async () => slow.get('confirm IN')?.reject(new DataError('unreachable')));
  await act(async () => slow.get('unreached IN')?.resolve(7));
  expect(['Needs confirming', 'Not reached yet'].map(counted)).toEqual(['', '7']);
  await user.selectOptions(screen.getByLabelText('State'), 'Ohio');
  await waitFor(() => expect(slow.size).toBe(8));
  await act(async () => slow.get('today IN')?.resolve(12));
  expect(['Call today', 'Gone quiet'].map(counted)).toEqual(['', '']);
  await act(async () => slow.get('today OH')?.resolve(3));
  expect(['Call today', 'Gone quiet'].map(counted)).toEqual(['3', '']);
});

test("one's own change counts again, and the counts stay until the new ones come", async () => {
  const { user, counts, show } = open();
  await show([chapter('Alpha', { nextStep: 'Call again', nextStepOn: day })]);
  await waitFor(() => expect(counted('Call today')).toBe('12'));
  counts.today = 11;
  await user.click(screen.getByRole('button', { name: 'Done: Call again of Alpha, Purdue University' }));
  expect(counted('Call today')).toBe('12');
  await waitFor(() => expect(counted('Call today')).toBe('11'), { timeout: 5_000 });
  counts.today = 12;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(counted('Call today')).toBe('12'), { timeout: 5_000 });
});

test('a row that is being changed says so at once, and no second press changes it', async () => {
  const { show } = open();
  const stored = held<'acknowledged'>();
  sendWith(async (make) => {
    sent.push(await make());
    return stored.promise;
  });
  const due = { nextStep: 'Call again', nextStepOn: day };
  await show([chapter('Alpha', due), chapter('Beta', due)]);
  const press = (label: string) =>
    fireEvent.click(within(row('Alpha')).getByRole('button', { name: new RegExp(`^${label}`) }));
  await act(async () => press('Next week'));
  expect(row('Alpha').getAttribute('aria-busy')).toBe('true');
  expect(within(row('Alpha')).getByText('Saving…')).toBeTruthy();
  expect(row('Beta').hasAttribute('aria-busy')).toBe(false);
  await waitFor(() => expect(row('Alpha').parentElement?.hasAttribute('data-settling')).toBe(false));
  await act(async () => press('Done'));
  expect(writes()).toMatchObject([{ fields: { nextStepOn: addDays(day, 7) } }]);
  await act(async () => stored.resolve('acknowledged'));
  expect(row('Alpha').hasAttribute('aria-busy')).toBe(false);
});

test('those with a way to reach them come first in Call today, the others apart', async () => {
  const { show } = open();
  await show([chapter('Nobody', unreachable), chapter('Callable'), chapter('Unknown', unreachable)]);
  expect(names()).toEqual(['Callable', 'Nobody', 'Unknown'].map((name) => expect.stringContaining(name)));
  expect(row('Nobody').textContent).toMatch(/^No way to reach: no number, email or Instagram/);
  expect(screen.getAllByText(/^No way to reach:/)).toHaveLength(1);
});

test('a row says what was said last, read once for a contact, whole at a press', async () => {
  const { user, reads, show } = open();
  const note = `Wants a date in March. ${'Call after dinner. '.repeat(9)}`;
  const entry = readOutreachEntry('o1', { outcome: 'talked', note, by: 'Sam' });
  vi.mocked(reads.newestEntry).mockResolvedValue(entry);
  const alpha = chapter('Noted', { lastContactAt: startOf(addDays(day, -16)) });
  await show([alpha, chapter('Untouched', { lastContactAt: null })]);
  expect(row('Noted').textContent).toContain(`Last contact: Talked 16 days ago Sam: ${note.trim()}`);
  expect(row('Untouched').textContent).toContain('No contact logged yet');
  const whole = within(row('Noted')).getByRole('button', { name: /Wants a date in March/ });
  expect(whole.getAttribute('aria-expanded')).toBe('false');
  await user.click(whole);
  expect(whole.getAttribute('aria-expanded')).toBe('true');
  await show([{ ...alpha, nextStep: 'Visit', nextStepOn: day }]);
  expect(reads.newestEntry).toHaveBeenCalledOnce();
  await show([{ ...alpha, lastContactAt: startOf(day) }]);
  expect(reads.newestEntry).toHaveBeenCalledTimes(2);
});

test('two chapters of one name with a contact of one name are told apart, whatever is pressed', async () => {
  const { show } = open('?list=confirm');
  const twin = {
    ...{ name: 'Sigma Chi', presidentName: '', presidentNumber: '', rushChairEmail: 'lee@example.edu' },
    rushChairConfirmedOn: '2020-01-01',
    ...{ nextStep: 'Call again', nextStepOn: day, declinedOn: day, instagramLink: 'https://example.com/sx' },
  };
  const unknown = { name: 'Sigma Chi', presidentName: '', rushChairName: '', ...unreachable };
  const [purdue, towson] = ['purdue-university', 'towson-university'];
  await show([
    ...[purdue, towson].map((collegeId) => chapter(`twin-${collegeId}`, { ...twin, collegeId })),
    ...['yale-university', 'a-college-of-our-own'].map((collegeId) =>
      chapter(`unknown-${collegeId}`, { ...unknown, collegeId }),
    ),
  ]);
  const called: string[] = [];
  const tell = (name: string) => called.push(name) > 0;
  for (const role of ['link', 'button', 'checkbox'])
    for (const one of rows()) within(one).getAllByRole(role, { name: tell });
  expect(called.filter((name, place) => called.indexOf(name) !== place)).toEqual([]);
  for (const name of ['Call Lee, Sigma Chi, Purdue University', 'Call Lee, Sigma Chi, Towson University'])
    expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('a row says who looks after it, that it is inactive, and a no that can be taken back', async () => {
  const { user, show } = open();
  const declined = chapter('Alpha', { declinedOn: day, owner: 'Sam', active: false });
  await show([declined]);
  for (const text of ['Sam', 'Inactive', 'Said no']) expect(row('Alpha').textContent).toContain(text);
  await user.click(screen.getByRole('button', { name: 'Take back the no of Alpha, Purdue University' }));
  expect(writes()).toMatchObject([
    { path: 'colleges/purdue-university/fraternities/Alpha', fields: { declinedOn: null } },
  ]);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await show([chapter('Alpha', { declinedOn: addDays(day, -400) })]);
  expect(row('Alpha').textContent).not.toContain('Said no');
});

test('a double press on Done changes one chapter, and the next row has the focus', async () => {
  const { show } = open();
  const due = { nextStep: 'Call again', nextStepOn: day };
  const [first, second] = [chapter('First', due), chapter('Second', due)];
  await show([first, second]);
  const done = () => within(rows()[0] ?? document.body).getByRole('button', { name: /^Done/ });
  done().focus();
  await act(async () => void fireEvent.click(done()));
  await show([second]);
  await act(async () => void fireEvent.click(done()));
  expect(writes()).toMatchObject([
    { path: 'colleges/purdue-university/fraternities/First', fields: { nextStepOn: null } },
  ]);
  expect(document.activeElement?.textContent).toContain('Second');
});

test('several chapters are set to a status or given to a caller, and it can be undone', async () => {
  const { user, show } = open();
  await show([chapter('Alpha'), chapter('Beta', { status: 'scheduled' }), chapter('Gamma')]);
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }));
  expect(screen.getByText('3 of 3 selected')).toBeTruthy();
  const bar = within(screen.getByRole('group', { name: 'Selected chapters' }));
  await user.click(bar.getByRole('button', { name: 'Set status' }));
  await user.click(bar.getByRole('button', { name: 'Scheduled' }));
  expect(writes().map(({ path }) => path.split('/').at(-1))).toEqual(['Alpha', 'Gamma']);
  expect(sent).toHaveLength(1);
  expect(currentToasts().map(({ message }) => message)).toEqual(['2 chapters set to scheduled.']);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('group', { name: 'Selected chapters' })).toBeNull();
});

test('all of a list are set to a status in parts, also those that are not loaded; it stops and is undone', async () => {
  const { user, show, holds } = open();
  const all = Array.from({ length: 250 }, (_, at) => chapter(`Chapter ${at}`));
  holds(all);
  await show(all.slice(0, 3), { more: true });
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 shown' }));
  await user.click(screen.getByRole('button', { name: 'Select all of this list' }));
  expect(screen.getByText('250 selected, 3 of them shown')).toBeTruthy();
  const bar = within(screen.getByRole('group', { name: 'Selected chapters' }));
  const answers: (() => void)[] = [];
  sendWith(async (make) => {
    sent.push(await make());
    await new Promise<void>((answer) => answers.push(answer));
    return 'acknowledged';
  });
  const answerAll = () =>
    act(async () => {
      for (const answer of answers.splice(0)) answer();
    });
  await user.click(bar.getByRole('button', { name: 'Set status' }));
  await user.click(bar.getByRole('button', { name: 'Scheduled' }));
  expect(await screen.findByText('Changing 1 of 250…')).toBeTruthy();
  await answerAll();
  expect(await screen.findByText('Changing 101 of 250…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await answerAll();
  expect(await screen.findByText('Stopped: 200 of 250 chapters set to scheduled.')).toBeTruthy();
  expect(sent).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await answerAll();
  await answerAll();
  expect(await screen.findByText('200 chapters changed back.')).toBeTruthy();
});

test('a search that did not look at all says so, also where it found nothing', async () => {
  const { show, reaches } = open('?q=dolores');
  reaches('some');
  await show([]);
  expect(screen.getByText('Not all were looked at. Add a word.')).toBeTruthy();
  expect(screen.queryByText('No chapters found.')).toBeNull();
  await show([chapter('Alpha')]);
  expect(screen.getByText('1 found. Not all were looked at. Add a word.')).toBeTruthy();
});

test('each contact that wants confirming is shown, and a saved one leads on to the next row', async () => {
  const { user, show } = open('?list=confirm');
  const stale = { rushChairConfirmedOn: '2020-01-01', presidentConfirmedOn: '2020-01-01' };
  await show([chapter('Alpha', stale), chapter('Beta', { presidentConfirmedOn: '2020-01-01' })]);
  expect(within(row('Alpha')).getAllByRole('button', { name: /^Still current/ })).toHaveLength(2);
  expect(within(row('Beta')).getAllByRole('button', { name: /^Still current/ })).toHaveLength(1);
  await user.click(within(row('Alpha')).getByRole('button', { name: 'Edit Lee, Alpha, Purdue University' }));
  const form = within(row('Alpha')).getByRole('form');
  expect(document.activeElement).toBe(within(form).getByLabelText('Name'));
  await user.keyboard('{Enter}');
  // Saved as it was: the contact is confirmed.
  await waitFor(() => expect(writes()).toMatchObject([{ fields: { rushChairConfirmedOn: day } }]));
  const next = within(row('Beta')).getByRole('form');
  expect(document.activeElement).toBe(within(next).getByLabelText('Name'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(
    within(row('Beta')).getByRole('button', { name: 'Edit Kim, Beta, Purdue University' }),
  );
});

test('a contact that is being edited stays, also when its chapter leaves the list', async () => {
  const { user, show } = open();
  await show([chapter('Alpha'), chapter('Beta')]);
  await user.click(screen.getByRole('button', { name: 'Edit Lee, Alpha, Purdue University' }));
  await user.type(within(row('Alpha')).getByLabelText('Name'), 'x');
  await show([chapter('Beta')]);
  expect(within(row('Alpha')).getByLabelText<HTMLInputElement>('Name').value).toBe('Leex');
});

test('logging ends with the next chapter of the list', async () => {
  const { user, show } = open();
  await show([chapter('Alpha'), chapter('Beta'), chapter('Gamma')]);
  await user.click(screen.getByRole('button', { name: 'Log a contact with Alpha, Purdue University' }));
  await show([chapter('Beta'), chapter('Gamma')]);
  await user.click(await screen.findByRole('button', { name: 'Save and next: Beta, Purdue University' }));
});
