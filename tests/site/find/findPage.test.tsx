import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import type { Cursor } from '../../../src/data/listQuery.ts';
import type { Page } from '../../../src/data/site/visitorReads.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { groupCalled, groupMeant, groupsFor } from '../../../src/domain/find/eventGroups.ts';
import { settling } from '../../../src/lib/settling.ts';
import { patterns } from '../../../src/paths.ts';
import { Component as FindPage } from '../../../src/site/find/FindPage.tsx';
import type { Answer } from '../../../src/site/find/search.ts';
import { pagesOf } from '../../../src/site/find/search.ts';
import { fetchedOrSeen, lastSeen } from '../../../src/site/routing/lastSeen.ts';
import { pagedList } from '../../../src/site/routing/publicList.ts';
import type { ComingEvents } from '../../../src/site/search/comingEvents.ts';
import { Component as FindChoices } from '../../../src/site/search/FindChoices.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

afterEach(() => localStorage.clear());

type EventsPage = Page<TourEvent>;
type Fetch = (after?: Cursor) => Promise<EventsPage>;

/** The search of an address, whose events come from `fetch`. */
function answerAt(kind: string, id: string, fetch: Fetch): Answer {
  const group = groupCalled(kind, id);
  const memory = lastSeen('found', readEvent);
  let titled: ReturnType<Answer['titled']> | undefined;
  return {
    found: group && { group, list: pagedList(fetch, memory) },
    groupsFor,
    groupMeant,
    titled: () => {
      titled ??= settling(fetch().then(({ items }) => items));
      return titled;
    },
  };
}

const none: Fetch = () => Promise.resolve({ items: [], next: null });

type Ask = () => Promise<TourEvent[]>;

type Load = (kind: string, id: string) => Promise<Answer>;

function Search({ load, coming = async () => [] }: { load: Load; coming?: Ask }) {
  const { kind = '', id = '' } = useParams();
  const data = () => {
    let events: ComingEvents | undefined;
    const ask = () => {
      events ??= settling(fetchedOrSeen(lastSeen('coming', readEvent), coming));
      return events;
    };
    return Promise.resolve({ answers: settling(load(kind, id)), coming: ask });
  };
  return <Visited key={`${kind}/${id}`} Page={FindPage} load={data} />;
}

/** The page within its route, which asks anew at each address. */
const searchPage = (load: Load, coming?: Ask) => (
  <Routes>
    <Route path={patterns.find} element={<Search load={load} {...(coming && { coming })} />} />
  </Routes>
);

const empty: Load = (kind, id) => Promise.resolve(answerAt(kind, id, none));
const address = () => screen.getByTestId('address').textContent;
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const visitGroup = (kind: string, id: string, fetch: Fetch) =>
  visit(
    searchPage((...at) => Promise.resolve(answerAt(...at, fetch))),
    `/find/${kind}/${id}`,
  );

const on = (date: string, fields: Partial<TourEvent> = {}) =>
  anEvent({ id: date, title: date, date, sortDate: `${date}T19:00`, ...fields });

describe('the events of a group', () => {
  test('come with those ahead first, and those that are over below, newest first', async () => {
    const over = { status: 'completed' };
    const items = [on('2126-03-01'), on('2126-05-01'), on('2025-01-01', over), on('2024-01-01', over)];
    // Nobody has closed it, and its day is past.
    items.unshift(on('2025-06-01'));
    await visitGroup('college', 'purdue-university', () => Promise.resolve({ items, next: null }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events at Purdue University');
    expect(document.title).toMatch(/^Events at Purdue University \|/);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Coming up',
      'Past events',
    ]);
    expect(titles()).toEqual(['2126-03-01', '2126-05-01', '2025-06-01', '2025-01-01', '2024-01-01']);
    expect(screen.getByRole('link', { name: 'Bring the tour to Purdue University' })).toBeTruthy();
  });

  test.each([
    ['state', 'TX', 'Events in Texas', 'No events in Texas yet', 'Bring the tour to Texas'],
    ['city', 'waco-tx', 'Events in Waco, TX', 'No events in Waco, TX yet', 'Bring the tour to Waco, TX'],
    [
      'fraternity',
      'sigma-chi',
      'Sigma Chi events',
      'No Sigma Chi events yet',
      'Bring the tour to your chapter',
    ],
    [
      'college',
      'yale-university',
      'Events at Yale University',
      'No events at Yale University yet',
      'Bring the tour to Yale University',
    ],
  ])('may be none: %s %s', async (kind, id, title, empty, invite) => {
    await visitGroup(kind, id, none);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('heading', { name: empty })).toBeTruthy();
    expect(screen.getByRole('link', { name: invite }).getAttribute('href')).toBe('?request=open');
  });

  test('of a school that no list has carry its name', async () => {
    const items = [on('2026-03-01', { collegeName: 'Austin Community College' })];
    await visitGroup('college', 'austin-community-college', () => Promise.resolve({ items, next: null }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Events at Austin Community College');
  });

  test('say that they load, and that they did not; Retry loads them', async () => {
    const server = answers<EventsPage>();
    await visitGroup('state', 'TX', server.ask);
    expect(screen.getByText('Loading events...').getAttribute('role')).toBe('status');
    await server.fail(new DataError('unreachable'));
    expect(screen.getByText('Failed to load events. Please try again later.')).toBeTruthy();
    expect(screen.queryByText('No events in Texas yet')).toBeNull();
    await press('Retry');
    await server.give({ items: [on('2026-03-01')], next: null });
    expect(titles()).toEqual(['2026-03-01']);
  });

  test('are shown as last seen when nobody answers', async () => {
    lastSeen('found', readEvent).keep([on('2026-03-01')]);
    await visitGroup('state', 'TX', () => Promise.reject(new DataError('unreachable')));
    expect(titles()).toEqual(['2026-03-01']);
    expect(screen.getByText(/Showing the list as of/)).toBeTruthy();
  });

  test.each([
    ['state', 'ZZ', '/find?q=ZZ'],
    ['fraternity', 'no-such-house', '/find?q=no%20such%20house'],
  ])('of no group lead to a search: %s %s', async (kind, id, expected) => {
    await visitGroup(kind, id, none);
    expect(address()).toBe(expected);
  });
});

describe('the pages of a group', () => {
  const group = groupCalled('state', 'TX');
  if (!group) throw new Error('There is no Texas.');
  const page = (name: string, next: Cursor | null = null): EventsPage => ({ items: [on(name)], next });
  const names = ({ items }: EventsPage) => items.map(({ id }) => id);
  const ahead = { sortDate: 'ahead', id: 'a' };
  const behind = { sortDate: 'behind', id: 'b' };

  test('go through those ahead, then through those that are over, and read each once', async () => {
    const asked: unknown[] = [];
    const pages = new Map([
      ['false', page('1', ahead)],
      ['false ahead', page('2')],
      ['true', page('3', behind)],
      ['true behind', page('4')],
    ]);
    const next = pagesOf(group, async (_, completed, after) => {
      const key = [completed, after?.sortDate].filter((part) => part !== undefined).join(' ');
      asked.push(key);
      return pages.get(key) ?? { items: [], next: null };
    });
    const first = await next();
    const second = await next(first.next ?? undefined);
    const third = await next(second.next ?? undefined);
    expect([first, second, third].map(names)).toEqual([['1'], ['2', '3'], ['4']]);
    expect(third.next).toBeNull();
    expect(asked).toEqual(['false', 'true', 'false ahead', 'true behind']);
  });

  test('can be asked again after a failure', async () => {
    let working = true;
    const next = pagesOf(group, async (_, completed, after) => {
      if (!working) throw new DataError('unreachable');
      return completed ? page('over') : page(after ? 'second' : 'first', after ? null : ahead);
    });
    const { next: cursor } = await next();
    working = false;
    await expect(next(cursor ?? undefined)).rejects.toThrow();
    working = true;
    expect(names(await next(cursor ?? undefined))).toEqual(['second', 'over']);
  });
});

describe('a search by a text', () => {
  const visitText = (text: string, load: Load = empty) =>
    visit(searchPage(load), `/find${text && `?q=${encodeURIComponent(text)}`}`);

  test('leads to the group it means', async () => {
    await visitText('boilermakers');
    expect(address()).toBe('/find/college/purdue-university');
  });

  test('offers the groups it may mean', async () => {
    await visitText('washington');
    expect(screen.getByRole('heading', { name: 'Which one do you mean?' })).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(links.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'University of Washington Seattle, WA',
      'State of Washington ',
      'Washington, DC city',
    ]);
    expect(screen.getByRole('link', { name: 'State of Washington' }).getAttribute('href')).toBe(
      '/find/state/WA',
    );
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'washington');
  });

  test('that matches nothing says so, and what one can do', async () => {
    await visitText('Austin Community College');
    expect(screen.getByRole('heading', { name: "We can't find “Austin Community College”" })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'look for events at “Austin Community College”' });
    expect(link.getAttribute('href')).toBe('/find/college/austin-community-college');
    expect(screen.getByRole('link', { name: 'Bring the tour to your school' })).toBeTruthy();
  });

  test('by the words of a title leads to the events called so', async () => {
    const items = ['Tuscaloosa Twenty-One', 'Lakeshore Lightning'].map((title) =>
      anEvent({ id: title.slice(0, 4), title }),
    );
    const called: Load = async (...at) => answerAt(...at, async () => ({ items, next: null }));
    await visitText('tuscaloosa twenty-one', called);
    expect(screen.getByRole('heading', { name: 'Events called “tuscaloosa twenty-one”' })).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(links).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'Tuscaloosa Twenty-One' });
    expect(link.getAttribute('href')).toBe('/e/Tusc');
  });

  test('finds titles from the start of their words only', async () => {
    const event = anEvent({ id: 'lake', title: 'Lakeshore Lightning' });
    const called: Load = async (...at) => answerAt(...at, async () => ({ items: [event], next: null }));
    await visitText('ightning', called);
    expect(screen.getByRole('heading', { name: "We can't find “ightning”" })).toBeTruthy();
  });

  test('says when the titles do not load, instead of finding nothing, and tries again', async () => {
    let working = false;
    const event = anEvent({ id: 'lake', title: 'Lakeshore Lightning' });
    const fetch: Fetch = async () => {
      if (!working) throw new DataError('unreachable');
      return { items: [event], next: null };
    };
    await visitText('lakeshore lightning', async (...at) => answerAt(...at, fetch));
    expect(screen.getByText('Failed to load events. Please try again later.')).toBeTruthy();
    expect(screen.queryByText(/We can't find/)).toBeNull();
    working = true;
    await press('Retry');
    expect(screen.getByRole('link', { name: 'Lakeshore Lightning' })).toBeTruthy();
  });

  test('keeps the direction of what strangers wrote to itself', async () => {
    const [typed, title] = ['\u202Elakeshore', '\u202ELakeshore Lightning'];
    const event = anEvent({ id: 'lake', title });
    await visitText(typed);
    expect(screen.getAllByText(`“${typed}”`).map(({ localName }) => localName)).toEqual(['bdi', 'bdi']);
    cleanup();
    await visitText('lakeshore', async (...at) =>
      answerAt(...at, async () => ({ items: [event], next: null })),
    );
    expect(screen.getByText(title).localName).toBe('bdi');
    expect(screen.getByText('“lakeshore”').localName).toBe('bdi');
  });

  test('says when the list of schools does not load, and tries again', async () => {
    const load = vi.fn(empty);
    load.mockRejectedValueOnce(new Error('no network'));
    await visitText('purdue', load);
    expect(screen.getByText(/search couldn't be loaded/).getAttribute('role')).toBe('alert');
    await press('Retry');
    expect(address()).toBe('/find/college/purdue-university');
  });
});

describe('before anything is typed', () => {
  const ahead = (id: string, fields: Partial<TourEvent> = {}) =>
    anEvent({ id, date: '2099-12-04', time: '19:00', sortDate: '2099-12-04T19:00', ...fields });
  const purdue = { collegeId: 'purdue-university', collegeName: 'Purdue University', state: 'IN' };
  const bare = (coming: Ask) => visit(searchPage(empty, coming), '/find');
  const linked = (list: string) =>
    within(screen.getByRole('region', { name: list }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  test('lists states and schools with events to come, each a link', async () => {
    const items = [ahead('a'), ahead('b', purdue), ahead('c', purdue)];
    await bare(async () => items);
    expect(screen.getByText(/^Type a school, a city, a state, a fraternity/)).toBeTruthy();
    expect(linked('States with events coming up')).toEqual([
      ['Indiana 2 events', '/find/state/IN'],
      ['Texas 1 event', '/find/state/TX'],
    ]);
    expect(linked('Schools with events coming up')).toEqual([
      ['PURPurdue UniversityFri, Dec 4, 7:00 PM · 2 events', '/find/college/purdue-university'],
      ['TEXUniversity of Texas at AustinFri, Dec 4, 7:00 PM', '/find/college/university-of-texas-at-austin'],
    ]);
    expect(screen.getByRole('link', { name: 'See upcoming events' }).textContent).toBeTruthy();
    expect(screen.queryByText(/These are the next/)).toBeNull();
  });

  test('says when there are more events than it asked for', async () => {
    await bare(async () => Array.from({ length: 60 }, (_, place) => ahead(`e${place}`)));
    expect(screen.getByText(/^These are the next 60 events\./)).toBeTruthy();
  });

  test.each([
    ['no event', []],
    ['past ones alone', [ahead('a', { date: '2020-01-01', status: 'upcoming' })]],
  ])('says that nothing is coming up, with %s', async (_, items) => {
    await bare(async () => items);
    expect(screen.getByRole('heading', { name: 'New dates coming soon' })).toBeTruthy();
    expect(screen.getByText(/No events are coming up right now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See past events' }).getAttribute('href')).toBe(
      '/events/completed',
    );
  });

  test('says that it loads, and that it failed; Retry asks again', async () => {
    const server = answers<TourEvent[]>();
    await bare(server.ask);
    expect(screen.getByText('Loading events...').getAttribute('role')).toBe('status');
    await server.fail(new DataError('refused'));
    expect(screen.getByText('Failed to load events. Please try again later.')).toBeTruthy();
    expect(screen.queryByText(/No events are coming up/)).toBeNull();
    await press('Retry');
    await server.give([ahead('a')]);
    expect(linked('States with events coming up')).toHaveLength(1);
  });

  test('shows what was last seen when nobody answers, and as of when', async () => {
    lastSeen('coming', readEvent).keep([ahead('a', purdue)]);
    await bare(() => Promise.reject(new DataError('unreachable')));
    expect(linked('States with events coming up')).toEqual([['Indiana 1 event', '/find/state/IN']]);
    expect(screen.getByText(/Showing the list as of/)).toBeTruthy();
  });

  test('asks for no event while a text is searched for', async () => {
    const coming = vi.fn(async () => []);
    await visit(searchPage(empty, coming), '/find?q=washington');
    expect(screen.getByRole('heading', { name: 'Which one do you mean?' })).toBeTruthy();
    expect(coming).not.toHaveBeenCalled();
  });
});

describe('titles of events to come', () => {
  const open = anEvent({ id: 'tusc', title: 'Tuscaloosa Twenty-One', date: '2099-12-04', time: '' });
  const others = ['Twenty-One Again', 'Twenty-One Thrice', 'Twenty-One Forever'].map((title, place) =>
    anEvent({ id: `other-${place}`, title, date: null }),
  );

  async function suggested(typed: string, found: () => Promise<TourEvent[]>) {
    const ask = vi.fn(() => settling(found().then((items) => ({ items }))));
    const input = document.createElement('input');
    input.value = typed;
    await visit(<FindChoices input={input} ask={ask} />);
    const options = screen.queryAllByRole('option').map(({ textContent }) => textContent);
    return { ask, options, input };
  }

  test.each(['twenty', 'tuscaloosa twen', 'Twenty-One', 'TUSCALOOSA'])(
    'are suggested for %s',
    async (typed) => {
      const { options } = await suggested(typed, async () => [open]);
      expect(options.at(-1)).toBe('Tuscaloosa Twenty-Oneevent · Fri, Dec 4');
      await act(async () => screen.getByText('Tuscaloosa Twenty-One').click());
      expect(address()).toBe('/e/tusc');
    },
  );

  test.each(['wenty', 'caloosa', 'xyzzy'])('are not found from within a word: %s', async (typed) => {
    expect((await suggested(typed, async () => [open])).options).toEqual([]);
  });

  test('are three at most, below what the text names', async () => {
    const { options } = await suggested('twenty', async () => [open, ...others]);
    expect(options).toHaveLength(3);
    const many = [1, 2, 3, 4].map((place) => anEvent({ id: `t${place}`, title: `Texas ${place}` }));
    cleanup();
    const { options: both } = await suggested('texas', async () => many);
    expect(both).toHaveLength(8);
    expect(both[0]).toBe('University of Texas at AustinAustin, TX');
    expect(both.slice(5).map((text) => text?.slice(0, 7))).toEqual(['Texas 1', 'Texas 2', 'Texas 3']);
  });

  test('are asked for once, and not for two letters', async () => {
    const { ask, input } = await suggested('tu', async () => [open]);
    expect(ask).not.toHaveBeenCalled();
    for (const typed of ['tus', 'tu', 'tusc']) {
      input.value = typed;
      await act(async () => void fireEvent.input(input));
    }
    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Tuscaloosa Twenty-One')).toBeTruthy();
  });

  test('do not take the place of what is marked when they arrive', async () => {
    const server = answers<TourEvent[]>();
    const { input } = await suggested('texas', server.ask);
    for (let presses = 0; presses < 6; presses++)
      await act(async () => void fireEvent.keyDown(input, { key: 'ArrowDown' }));
    const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
    expect(marked()).toMatch(/Corpus Christi/);
    const many = [1, 2, 3].map((place) => anEvent({ id: `t${place}`, title: `Texas ${place}` }));
    await server.give(many);
    expect(screen.getAllByRole('option')).toHaveLength(8);
    expect(marked()).toBeNull();
  });

  test('are left out when they do not load', async () => {
    const { options } = await suggested('purdue', () => Promise.reject(new DataError('unreachable')));
    expect(options[0]).toBe('Purdue UniversityWest Lafayette, IN');
  });
});

describe('the field', () => {
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network')));
  afterEach(() => vi.restoreAllMocks());

  async function typed(text: string) {
    const user = userEvent.setup();
    await visit(searchPage(empty), '/find');
    const field = screen.getByRole('combobox', { name: 'Find your school' });
    await user.click(field);
    await user.keyboard(text);
    return { user, field };
  }
  const options = () => screen.findAllByRole('option');

  test('suggests groups; the arrow keys choose one and Enter opens it', async () => {
    const { user, field } = await typed('wash');
    const listed = await options();
    expect(listed[0]?.textContent).toBe('University of WashingtonSeattle, WA');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getByText(`${listed.length} suggestions`).getAttribute('role')).toBe('status');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    const active = screen.getByRole('option', { selected: true });
    expect(active.textContent).toBe('Washington State UniversityPullman, WA');
    expect(field.getAttribute('aria-activedescendant')).toBe(active.id);
    await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }));
    expect(address()).toBe('/find/college/washington-state-university');
  });

  test('opens a suggestion that is pressed', async () => {
    await typed('fiji');
    const [fiji] = await options();
    await act(async () => fiji?.click());
    expect(address()).toBe('/find/fraternity/phi-gamma-delta');
  });

  test('searches for the text itself on Enter', async () => {
    const { user } = await typed('washington');
    await options();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/find?q=washington');
    expect(screen.getByRole('heading', { name: 'Which one do you mean?' })).toBeTruthy();
  });

  test('closes its suggestions on Escape and when it is left, and keeps what is typed', async () => {
    const { user, field } = await typed('wash');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(field.hasAttribute('aria-controls')).toBe(false);
    expect(field).toHaveProperty('value', 'wash');
    await user.keyboard('{ArrowDown}');
    expect((await options()).length).toBeGreaterThan(0);
    await act(async () => field.blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('submits nothing while it is empty', async () => {
    const { user, field } = await typed(' ');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/find');
    expect(document.activeElement).toBe(field);
  });

  test('is a plain form for who has no script', async () => {
    await visit(searchPage(empty), '/find');
    const form = screen.getByRole('form', { name: 'Find your school' });
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/find', null]);
    expect(screen.getByRole('combobox').getAttribute('name')).toBe('q');
    fireEvent.submit(form);
    expect(address()).toBe('/find');
  });
});
