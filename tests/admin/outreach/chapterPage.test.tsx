import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ChapterView } from '../../../src/admin/outreach/chapter/ChapterView.tsx';
import type { ChapterSources } from '../../../src/admin/outreach/chapter/chapterSources.ts';
import { DataError } from '../../../src/data/errors.ts';
import type { Source, Watched, WatchedList } from '../../../src/data/source.ts';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import type { PagedList } from '../../../src/data/staff/reads/pagedList.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { readOutreachEntry } from '../../../src/domain/outreach/outreachEntry.ts';
import { readRequest } from '../../../src/domain/requests/tournamentRequest.ts';
import { addDays } from '../../../src/domain/time/day.ts';
import { formatDayShort } from '../../../src/domain/time/format.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { today } from '../../support/today.ts';

const purdue = {
  id: 'purdue-university',
  name: 'Purdue University',
  shortName: 'Purdue',
  conference: 'Big Ten Conference',
  logoPath: null,
  state: 'IN',
  location: 'West Lafayette, IN',
  fraternityCount: 1,
  hasRecord: true,
  isListed: true,
  searched: '',
};

const stored = {
  name: 'Sigma Chi',
  letters: 'ΣΧ',
  status: 'outreached',
  rushChairName: 'Lee',
  rushChairNumber: '555-0100',
  rushChairConfirmedOn: today(),
  createdAt: new Date('2024-09-01T12:00:00Z'),
};
const sigmaChi = (changes: object = {}) => readFraternity('sigma-chi', { ...stored, ...changes });

/** A source that a test feeds: the latest of what it says comes to whoever watches, now or later. */
function fed<T>() {
  const watching = new Set<{ next: (data: T) => void; fail: (error: DataError) => void }>();
  let latest: T | undefined;
  const source: Source<T> = (next, fail) => {
    const one = { next, fail };
    watching.add(one);
    if (latest !== undefined) next(latest);
    return () => watching.delete(one);
  };
  return {
    source,
    say: (data: T) =>
      act(async () => {
        latest = data;
        for (const { next } of watching) next(data);
      }),
    fail: () =>
      act(async () => {
        for (const { fail } of watching) fail(new DataError('unreachable'));
      }),
  };
}

const known = { fromCache: false, waiting: new Set<string>() };
const doc = <T,>(item: T | null, more: object = {}): Watched<T> => ({ item, ...known, ...more });
const list = <T,>(items: readonly T[], more: object = {}): WatchedList<T> => ({
  items,
  more: false,
  growing: false,
  ...known,
  ...more,
});

function open(chapter = fed<Watched<Fraternity>>()) {
  const log = fed<WatchedList<ReturnType<typeof readOutreachEntry>>>();
  const events = fed<WatchedList<ReturnType<typeof readStaffEvent>>>();
  const requests = fed<WatchedList<ReturnType<typeof readRequest>>>();
  const record = fed<Watched<true>>();
  let pages = 1;
  const paged = <T,>({ source }: { source: Source<T> }) => ({ source, more: () => void pages++ });
  const oneOf =
    <T extends PagedList<unknown>>(made: T) =>
    () =>
      made;
  const sources: ChapterSources = {
    chapter: chapter.source,
    log: paged(log),
    events: oneOf(paged(events)),
    requests: oneOf(paged(requests)),
    record: () => record.source,
  };
  const { unmount } = render(
    <MemoryRouter initialEntries={['/admin/outreach/purdue-university/sigma-chi']}>
      <main>
        <h1 tabIndex={-1}>Outreach</h1>
      </main>
      <ChapterView collegeId="purdue-university" college={purdue} sources={sources} />
      <ToastRegion />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), chapter, log, events, requests, record, unmount, pages: () => pages };
}

const sent: Change[] = [];
const wrote = () => sent.at(-1)?.writes[0];
const messages = () => currentToasts().map(({ message }) => message);
const region = (name: string) => screen.getByRole('region', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

// No database answers here: the names of the callers stay unknown.
beforeAll(() => disableNetwork(staffDatabase));
beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  sendWith(async (make) => {
    sent.push(await make());
    return 'acknowledged';
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('it loads, and says who and where the chapter is and how it stands', async () => {
  const { chapter, record } = open();
  expect(screen.getByText('Loading the chapter...').getAttribute('role')).toBe('status');
  await chapter.say(doc(sigmaChi({ size: 85 }), { waiting: new Set(['sigma-chi']) }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sigma Chi ΣΧ');
  expect(screen.getByRole('link', { name: 'Purdue University' }).getAttribute('href')).toBe(
    '/admin/colleges?college=purdue-university',
  );
  for (const text of ['West Lafayette, IN', '85 members', 'No contact logged yet', 'Saved on this device'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Active' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('link', { name: /^Season/ })).toBeNull();
  await record.say(doc<true>(true));
  expect(screen.getByRole('link', { name: /^Season/ }).getAttribute('href')).toMatch(
    /^\/chapters\/purdue-university--sigma-chi\/20\d\d-\d\d$/,
  );
});

test('a chapter that is nowhere, one that is not on this device, and one that fails to load', async () => {
  const { chapter } = open();
  await chapter.say(doc<Fraternity>(null, { fromCache: true }));
  expect(screen.getByText(/^You're offline, and this chapter isn't saved/)).toBeTruthy();
  await chapter.say(doc<Fraternity>(null));
  expect(screen.getByText(/^This chapter doesn't exist\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Purdue University' })).toBeTruthy();
  await chapter.fail();
  expect(screen.getByText('Failed to load the chapter. Please try again later.').role).toBe('alert');
  press('Retry');
  await chapter.say(doc(sigmaChi()));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Sigma Chi ΣΧ');
});

test('deleted while open: it says so, offers nothing more, and keeps what was being typed', async () => {
  const { user, chapter } = open();
  await chapter.say(doc(sigmaChi()));
  await user.click(screen.getByRole('button', { name: 'Edit Lee' }));
  await user.type(screen.getByLabelText('Email'), 'lee@purdue.example');
  await chapter.say(doc<Fraternity>(null));
  expect(screen.getByText('Someone else deleted Sigma Chi.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Schedule Event' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lee@purdue.example');
  expect(screen.getByRole('button', { name: 'Add Again' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
});

test('the status, the active mark and the caller are changed at a press, with Undo', async () => {
  const { user, chapter } = open();
  await chapter.say(doc(sigmaChi()));
  await user.click(screen.getByRole('button', { name: 'Status: Outreached' }));
  await user.click(screen.getByRole('button', { name: 'In contact' }));
  expect(messages()).toEqual(['Sigma Chi: status set to in contact.']);
  expect(wrote()).toMatchObject({ fields: { status: 'in contact', reached: true } });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  expect(wrote()).toMatchObject({ fields: { active: false } });
  await chapter.say(doc(sigmaChi({ owner: 'Kim' })));
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'No one');
  expect(wrote()).toMatchObject({ fields: { owner: '' } });
  expect(messages()).toEqual(['Sigma Chi: assigned to no one.']);
});

test('a No is shown until the academic year ends, and can be taken back', async () => {
  const { user, chapter } = open();
  await chapter.say(doc(sigmaChi({ declinedOn: addDays(today(), -800) })));
  expect(screen.queryByText('Off the lists until August')).toBeNull();
  await chapter.say(doc(sigmaChi({ declinedOn: today() })));
  expect(screen.getByText(`Said no ${formatDayShort(today())}`)).toBeTruthy();
  expect(screen.getByText('Off the lists until August')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take back the no' }));
  expect(wrote()).toMatchObject({ fields: { declinedOn: null } });
  await chapter.say(doc(sigmaChi()));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('contacts: who is there, how fresh that is, every way to them, and a place for the others', async () => {
  const { user, chapter } = open();
  const old = {
    presidentName: 'Kim',
    presidentEmail: 'kim@purdue.example',
    presidentConfirmedOn: '2024-04-03',
  };
  await chapter.say(doc(sigmaChi(old)));
  const contacts = within(region('Contacts'));
  expect(region('Contacts').textContent).toMatch(/Confirmed [A-Z][a-z]{2} \d+(?!\d)/);
  expect(region('Contacts').textContent).toContain('Needs confirminglast Apr 3, 2024');
  expect(contacts.getByRole('link', { name: 'Call Lee' }).getAttribute('href')).toBe('tel:5550100');
  expect(contacts.getByRole('link', { name: 'Email Kim' }).getAttribute('href')).toBe(
    'mailto:kim@purdue.example',
  );
  expect(contacts.queryByRole('link', { name: 'Call Kim' })).toBeNull();
  await user.click(contacts.getByRole('button', { name: 'Add philanthropy contact' }));
  expect(contacts.getByRole('form', { name: 'Edit philanthropy contact of Sigma Chi' })).toBeTruthy();
  await user.click(contacts.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(contacts.getByRole('button', { name: 'Add philanthropy contact' }));
  await chapter.say(doc(sigmaChi({ ...old, philanthropyName: 'Pat' })));
  expect(document.activeElement).toBe(contacts.getByRole('button', { name: 'Edit Pat' }));
  await user.click(contacts.getByRole('button', { name: 'Kim is still current' }));
  expect(wrote()).toMatchObject({ fields: { presidentConfirmedOn: today() } });
});

test('the next step is planned and edited in place; what a colleague planned meanwhile is said', async () => {
  const { user, chapter } = open();
  await chapter.say(doc(sigmaChi()));
  await user.click(screen.getByRole('button', { name: 'Plan a next step' }));
  await user.type(screen.getByLabelText('What'), 'Call again');
  await chapter.say(doc(sigmaChi({ nextStep: 'Send the flyer', nextStepOn: addDays(today(), 1) })));
  expect(
    screen.getByText('Someone else just changed it: Send the flyer, tomorrow. Saving replaces that.'),
  ).toBeTruthy();
  await user.keyboard('{Enter}');
  await expect
    .poll(wrote)
    .toMatchObject({ fields: { nextStep: 'Call again', nextStepOn: addDays(today(), 1) } });
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Edit the next step' }));
  await user.click(screen.getByRole('button', { name: 'Done: Send the flyer of Sigma Chi' }));
  expect(wrote()).toMatchObject({ fields: { nextStep: '', nextStepOn: null } });
});

test('a next step that is being typed goes on where it was left, until it is discarded', async () => {
  const { user, chapter, unmount } = open();
  await chapter.say(doc(sigmaChi()));
  await user.click(screen.getByRole('button', { name: 'Plan a next step' }));
  await user.type(screen.getByLabelText('What'), 'Visit');
  unmount();
  const { unmount: leave } = open(chapter);
  expect(screen.getByLabelText<HTMLInputElement>('What').value).toBe('Visit');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('button', { name: 'Plan a next step' })).toBeTruthy();
  leave();
  open(chapter);
  expect(screen.getByRole('button', { name: 'Plan a next step' })).toBeTruthy();
});

test('a next step that is being typed is there after a reload, beside what a colleague planned', async () => {
  const { user, chapter, unmount } = open();
  await chapter.say(doc(sigmaChi()));
  await user.click(screen.getByRole('button', { name: 'Plan a next step' }));
  await user.type(screen.getByLabelText('What'), 'Visit');
  // Of the page that ends, only what the browser has stored is left.
  const kept = sessionStorage.getItem('form-drafts') ?? '';
  unmount();
  sessionStorage.clear();
  const planned = sigmaChi({ nextStep: 'Send the flyer', nextStepOn: addDays(today(), 1) });
  await chapter.say(doc(planned));
  const { unmount: leave } = open(chapter);
  expect(screen.queryByLabelText('What')).toBeNull();
  leave();
  sessionStorage.setItem('form-drafts', kept);
  open(chapter);
  expect(screen.getByLabelText<HTMLInputElement>('What').value).toBe('Visit');
  expect(screen.getByText(/^Someone else just changed it: Send the flyer, tomorrow\./)).toBeTruthy();
  await user.clear(screen.getByLabelText('What'));
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});

test('a next step in the storage that is none opens no editor', async () => {
  sessionStorage.setItem('form-drafts', '{"step purdue-university/sigma-chi":{"step":{"nextStep":7}}}');
  const { chapter } = open();
  await chapter.say(doc(sigmaChi()));
  expect(screen.getByRole('button', { name: 'Plan a next step' })).toBeTruthy();
});

test('the history is by day, newest first, with who logged what, and grows by pages', async () => {
  const { chapter, log, pages } = open();
  await chapter.say(doc(sigmaChi()));
  const entry = (id: string, at: string, more: object = {}) =>
    readOutreachEntry(id, { at: new Date(at), channel: 'call', person: 'Lee', outcome: 'talked', ...more });
  const three = [
    entry('o3', '2026-01-05T18:00:00', { outcome: 'interested', by: 'Sam', note: 'Wants February.' }),
    entry('o2', '2026-01-05T15:00:00'),
    entry('o1', '2026-01-02T15:00:00', { nextStep: 'Send the flyer', nextStepOn: '2026-01-09' }),
  ];
  await log.say(list(three, { more: true, waiting: new Set(['o3']) }));
  const history = within(region('Call history'));
  expect(history.getAllByRole('heading', { level: 4 }).map((day) => day.textContent)).toEqual([
    'Monday, January 5, 2026',
    'Friday, January 2, 2026',
  ]);
  const entries = history.getAllByRole('listitem').map((item) => item.textContent);
  expect(entries[0]).toContain('by Sam');
  expect(entries[0]).toContain('Wants February.');
  expect(entries[0]).toContain('Saved on this device');
  expect(entries[2]).toContain('Next: Send the flyer, 01/09/26');
  const more = history.getByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  expect(pages()).toBe(2);
  await log.say(list(three, { waiting: new Set(['o3']) }));
  expect(document.activeElement?.textContent).toBe('End of the list');
  fireEvent.click(history.getByRole('button', { name: /^Delete entry: Interested, Lee, Jan 5/ }));
  const asked = screen.getByRole('dialog', { name: 'Delete entry' });
  fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  await expect.poll(messages).toEqual(['Entry deleted.']);
  expect(wrote()).toMatchObject({ op: 'delete', path: expect.stringContaining('/outreach/o3') });
});

test('offline the newest entry is deleted only where the one below it is known', async () => {
  const entry = (id: string, day: number) =>
    readOutreachEntry(id, {
      at: new Date(2026, 0, day, 15),
      channel: 'call',
      person: 'Lee',
      outcome: 'talked',
    });
  const [newest, second, third] = [entry('o3', 5), entry('o2', 4), entry('o1', 3)];
  const { chapter, log } = open();
  await chapter.say(doc(sigmaChi({ lastContactAt: newest.at })));
  const history = within(region('Call history'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const takeBack = async () => {
    const [button] = history.getAllByRole('button', { name: /^Delete entry/ });
    if (button) fireEvent.click(button);
    const asked = screen.getByRole('dialog', { name: 'Delete entry' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
    return asked;
  };
  await log.say(list([newest, third], { fromCache: true }));
  expect(history.getByText('Only what this device has.')).toBeTruthy();
  const asked = await takeBack();
  await within(asked).findByText(
    "You're offline, and the contact before it isn't saved on this device. Delete it when you're back online.",
  );
  fireEvent.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await log.say(list([newest, second, third]));
  expect(history.queryByText('Only what this device has.')).toBeNull();
  await log.say(list([newest, second, third], { fromCache: true }));
  await takeBack();
  await expect.poll(messages).toEqual(['Entry deleted.']);
  expect(sent.at(-1)?.writes[1]).toMatchObject({ fields: { lastContactAt: second.at } });
});

test('the parts fail and are tried again one by one', async () => {
  const { chapter, log, events, requests } = open();
  await chapter.say(doc(sigmaChi()));
  await log.fail();
  await events.fail();
  await requests.say(list([]));
  expect(within(region('Call history')).getByRole('alert').textContent).toBe(
    'Failed to load the call history.',
  );
  expect(within(region('Events')).getByRole('alert').textContent).toBe('Failed to load events.');
  expect(region('Requests').textContent).toContain('No requests from this chapter yet.');
  fireEvent.click(within(region('Events')).getByRole('button', { name: 'Retry' }));
  await events.say(list([]));
  expect(region('Events').textContent).toContain('No events with this chapter yet.');
  expect(within(region('Call history')).getByRole('alert')).toBeTruthy();
});

test('events ahead come first, soonest on top; then those that are over; a request leads to the inbox', async () => {
  const { chapter, events, requests } = open();
  await chapter.say(doc(sigmaChi()));
  const event = (id: string, date: string | null, status: string) =>
    readStaffEvent(id, { title: id, date, status });
  await events.say(
    list([
      event('undated', null, 'scheduled'),
      event('later', addDays(today(), 30), 'upcoming'),
      event('soon', addDays(today(), 3), 'upcoming'),
      event('over', addDays(today(), -3), 'completed'),
    ]),
  );
  const titles = within(region('Events'))
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(titles).toEqual(['soon', 'later', 'undated', 'over']);
  await requests.say(list([readRequest('r1', { organizerName: 'Ann', status: 'pending' })]));
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/admin/requests?request=r1');
});
