import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { localItems } from '../../../src/admin/palette/localItems.ts';
import { Palette, type PaletteProps } from '../../../src/admin/palette/Palette.tsx';
import { type PaletteField, PaletteFrame } from '../../../src/admin/palette/PaletteFrame.tsx';
import type { Search, SearchHits } from '../../../src/data/staff/search/searching.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { readRequest } from '../../../src/domain/requests/tournamentRequest.ts';
import type { FoundEvent } from '../../../src/domain/search/eventSearch.ts';
import type { SearchQuery } from '../../../src/domain/search/searchQuery.ts';

const event = (id: string, title: string, date: string | null = '2026-12-05'): FoundEvent => ({
  id,
  title,
  collegeName: 'Purdue University',
  fraternityName: 'Delta Chi',
  location: 'Memorial Union',
  state: 'IN',
  date,
  sortDate: `${date ?? '9999-12-31'}T19:00`,
});
const none: SearchHits = { events: [], requests: [], colleges: [], chapters: [], reach: 'all' };
const screens = [
  { label: 'Manage Events', title: 'Event Management', path: 'events' },
  { label: 'Requests', title: 'Tournament Requests', path: 'requests' },
];

/** A search whose answers the test gives, one after the other. */
function answeredByHand() {
  const asked: SearchQuery[] = [];
  let answers: { tell: (hits: SearchHits) => void; fail: (error: Error) => void }[] = [];
  const search: Search = (what) => {
    asked.push(what);
    return new Promise((tell, fail) => answers.push({ tell, fail }));
  };
  const settle = async (how: (answer: (typeof answers)[number]) => void) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    const [answer] = answers;
    answers = [];
    if (answer) await act(async () => how(answer));
  };
  return {
    search,
    asked,
    answer: (hits: Partial<SearchHits>) => settle(({ tell }) => tell({ ...none, ...hits })),
    fail: () => settle(({ fail }) => fail(new Error('no answer'))),
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const address = () => screen.getByLabelText('Address').textContent;

type LineProps = Omit<PaletteProps, keyof PaletteField>;

function open(changes: Partial<LineProps> = {}) {
  const actions = {
    onCreate: vi.fn(),
    onDownload: vi.fn(),
    onShortcuts: vi.fn(),
    onLogOut: vi.fn(),
    onTheme: vi.fn(),
  };
  const onClose = vi.fn();
  const props: LineProps = {
    search: async () => none,
    storedSearch: async () => none,
    listed: [],
    recent: [],
    local: localItems(screens, 'regular', actions),
    doors: async () => [],
    onClose,
    ...changes,
  };
  render(
    <MemoryRouter initialEntries={['/admin/events']}>
      <PaletteFrame onClose={props.onClose}>{(field) => <Palette {...field} {...props} />}</PaletteFrame>
      <Address />
    </MemoryRouter>,
  );
  const input = screen.getByRole('combobox');
  input.focus();
  return { ...actions, onClose, input, user: userEvent.setup() };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** What the palette says about the search; the dialog has a place for messages too. */
const told = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-describedby') ?? '')?.textContent;
const selected = () => screen.getByRole('option', { selected: true });

afterEach(() => vi.unstubAllGlobals());

test('only a super admin is offered the download of everything', () => {
  const actions = {
    onCreate: vi.fn(),
    onDownload: vi.fn(),
    onShortcuts: vi.fn(),
    onLogOut: vi.fn(),
    onTheme: vi.fn(),
  };
  const labels = (level: 'regular' | 'super') => localItems([], level, actions).map(({ label }) => label);
  expect(labels('super')).toContain('Download everything');
  expect(labels('regular')).not.toContain('Download everything');
});

test('before anything is typed it offers what was opened last, actions and screens', () => {
  open({ recent: [event('e1', 'Spring Open')] });
  const groups = screen.getAllByRole('group').map((group) => {
    const [first] = within(group).getAllByRole('option');
    return first?.textContent;
  });
  expect(groups).toEqual([
    expect.stringContaining('Spring Open'),
    expect.stringContaining('Create Event'),
    expect.stringContaining('Manage Events'),
  ]);
  expect(screen.getAllByRole('group')[0]).toBe(screen.getByRole('group', { name: 'Recent events' }));
});

test('what is typed is asked for, shown in groups with the matches marked, and opened by Enter', async () => {
  const { search, asked, answer } = answeredByHand();
  const { user, input, onClose } = open({ search });
  await user.type(input, 'purdue delta');
  expect(told()).toBe('Searching…');
  const request = readRequest('r1', {
    organizerName: 'Ann Lee',
    collegeName: 'Purdue University',
    status: 'pending',
  });
  await answer({ events: [event('e1', 'Spring Open'), event('e2', 'Fall Open')], requests: [request] });
  expect(asked.map(({ key }) => key)).toEqual(['purdue delta']);
  expect(told()).toBe('3 results');
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
    expect.stringMatching(/^EventsSpring Open.*Fall Open/),
    expect.stringMatching(/^RequestsAnn Lee/),
  ]);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Delta');
  expect(selected().textContent).toContain('Spring Open');
  expect(input.getAttribute('aria-activedescendant')).toBe(selected().id);

  await user.keyboard('{ArrowDown}');
  expect(selected().textContent).toContain('Fall Open');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected().textContent).toContain('Spring Open');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(address()).toBe('/admin/events/e2');
});

test('Enter before the answer opens the first line of the answer', async () => {
  const { search, answer } = answeredByHand();
  const { user, input, onClose } = open({ search });
  await user.type(input, 'purdue{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  await answer({ events: [event('e1', 'Spring Open')] });
  expect(address()).toBe('/admin/events/e1');
});

const texas = colleges.filter(({ shortName }) => /^Texas/.test(shortName)).slice(0, 3);

test('a line that is marked does not move, and Enter does what it says before and after the answer', async () => {
  const { search, answer } = answeredByHand();
  const { user, input } = open({ search, listed: texas });
  await user.type(input, 'texas');
  const before = options();
  expect(before.length).toBeGreaterThan(1);
  await user.keyboard('{ArrowDown}');
  const marked = selected().textContent;
  await answer({ events: [event('e1', 'Texas Open')] });
  expect(options().slice(0, before.length)).toEqual(before);
  expect(options().at(-1)).toContain('Texas Open');
  expect(selected().textContent).toBe(marked);
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/admin\/colleges\?college=/);
});

test('a line of the answer before stays where it is marked', async () => {
  const { search, answer } = answeredByHand();
  const { user, input } = open({ search });
  await user.type(input, 'open');
  await answer({ events: [event('e1', 'Spring Open'), event('e2', 'Fall Open')] });
  await user.type(input, ' fall');
  expect(selected().textContent).toContain('Fall Open');
  await answer({ events: [event('e3', 'First Fall Open'), event('e2', 'Fall Open')] });
  expect(options()).toEqual([
    expect.stringMatching(/^Fall Open/),
    expect.stringContaining('First Fall Open'),
  ]);
  expect(selected().textContent).toMatch(/^Fall Open/);
});

/** The palette, with or without the code of its lines. */
function Late({ there, search }: { there: boolean; search: Search }) {
  const props = { search, storedSearch: search, listed: [], recent: [], local: [], onClose: () => {} };
  return (
    <MemoryRouter initialEntries={['/admin/events']}>
      <PaletteFrame onClose={() => {}}>
        {(field) => there && <Palette {...field} {...props} doors={async () => []} />}
      </PaletteFrame>
      <Address />
    </MemoryRouter>
  );
}

test('what is typed before the lines are there is looked for, and Enter is not lost', async () => {
  const user = userEvent.setup();
  const { search, answer } = answeredByHand();
  const { rerender } = render(<Late there={false} search={search} />);
  screen.getByRole('combobox').focus();
  await user.keyboard('cue j/k?{Enter}');
  rerender(<Late there search={search} />);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('cue j/k?');
  await answer({ events: [event('e1', 'Cue Open')] });
  expect(address()).toBe('/admin/events/e1');
});

test('until the next answer only what certainly fits stays', async () => {
  const { search, answer } = answeredByHand();
  const { user, input } = open({ search });
  await user.type(input, 'open');
  await answer({ events: [event('e1', 'Spring Open'), event('e2', 'Fall Open')] });
  await user.type(input, ' fall');
  expect(options()).toEqual([expect.stringContaining('Fall Open')]);
  await answer({ events: [event('e2', 'Fall Open')] });
  expect(told()).toBe('1 result');
});

test('Ctrl+Enter opens a new tab and leaves the search open', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { user, onClose } = open({ recent: [event('e1', 'Spring Open')] });
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/admin/events/e1', '_blank', 'noopener');
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing found is said, and a failure can be tried again', async () => {
  const { search, answer, fail } = answeredByHand();
  const { user, input } = open({ search });
  await user.type(input, 'zzz');
  await answer({});
  expect(told()).toBe('Nothing found.');
  expect(options()).toEqual([]);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await user.type(input, 'z');
  await fail();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
  expect(told()).toMatch(/^The search failed/);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await answer({ events: [event('e1', 'Zzzz Open')] });
  expect(told()).toBe('1 result');
});

test('offline it looks through what this device has stored, and says so', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const search = vi.fn<Search>();
  const stored = answeredByHand();
  const { user, input } = open({ search, storedSearch: stored.search });
  await user.type(input, 'spring');
  await stored.answer({ events: [event('e1', 'Spring Open')] });
  expect(told()).toMatch(/^You're offline\. .* 1 result$/);
  expect(search).not.toHaveBeenCalled();
  network.mockRestore();
});

test('screens, actions and the colleges of the list need no server', async () => {
  const { user, input, onCreate } = open({ listed: colleges });
  await user.type(input, 'umass');
  expect(options()[0]).toContain('University of Massachusetts Amherst');
  await user.clear(input);
  await user.type(input, 'pend');
  expect(options()).toEqual(['Pending requests']);
  await user.clear(input);
  await user.type(input, 'create');
  await user.keyboard('{Enter}');
  expect(onCreate).toHaveBeenCalledOnce();
});

test('a single letter asks nothing of the server', async () => {
  const search = vi.fn<Search>();
  const { user, input } = open({ search });
  await user.type(input, 'p');
  expect(search).not.toHaveBeenCalled();
  expect(options()).not.toEqual([]);
});

test("today's door: one event opens, several are offered, none is said", async () => {
  const { user, input } = open({ doors: async () => [event('e1', 'Spring Open'), event('e2', 'Fall Open')] });
  await user.type(input, 'door{Enter}');
  await waitFor(() => expect(told()).toBe('2 events today. Choose one.'));
  await user.clear(input);
  const group = screen.getByRole('group', { name: "Today's events" });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  await user.click(within(group).getByText('Fall Open'));
  expect(address()).toBe('/admin/events/e2/participants');
});

test("today's only door opens at once; without one it says so", async () => {
  const first = open({ doors: async () => [event('e1', 'Spring Open')] });
  await first.user.type(first.input, 'door{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/events/e1/participants'));
});

test('a day without an event', async () => {
  const { user, input } = open();
  await user.type(input, 'door{Enter}');
  await waitFor(() => expect(told()).toBe("There's no event today."));
});

test('an answer that is cut off never says that nothing was found', async () => {
  const { search, answer } = answeredByHand();
  const { user } = open({ search });
  await user.keyboard('dolores');
  await answer({ reach: 'some' });
  expect(told()).toBe('Not all were looked at. Add a word.');
  await user.keyboard(' d');
  await answer({ events: [event('one', 'Dolores Dan Cup')], reach: 'some' });
  expect(told()).toBe('1 result. Not all were looked at. Add a word.');
  await user.keyboard('a');
  await answer({ events: [event('one', 'Dolores Dan Cup')], reach: 'first' });
  expect(told()).toBe('First 1 result. Add a word.');
  await user.keyboard('x');
  await answer({});
  expect(told()).toBe('Nothing found.');
});

test.each([
  ['tonight', "Go to today's door"],
  ['export', 'Export events'],
  ['dark', 'Dark mode'],
  ['settings', 'Keyboard shortcuts'],
  ['crew', "Go to today's crew"],
  ['rule', 'Season: points'],
])('%s finds %s, which need not be in the list before', async (words, line) => {
  const { user, input } = open();
  const before = options().length;
  await user.type(input, words);
  await waitFor(() => expect(options().some((option) => option?.startsWith(line))).toBe(true));
  await user.clear(input);
  await waitFor(() => expect(options()).toHaveLength(before));
});

test("a tab of today's event opens, and the theme is set", async () => {
  const first = open({ doors: async () => [event('e1', 'Spring Open')] });
  await first.user.type(first.input, 'today tables{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/events/e1/tables'));
  await first.user.clear(first.input);
  await first.user.type(first.input, 'dark{Enter}');
  await waitFor(() => expect(first.onTheme).toHaveBeenCalledWith('dark'));
});
