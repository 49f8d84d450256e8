import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import type { Shown } from '../../../src/data/staff/season/naming.ts';
import type { PlannedJoin } from '../../../src/data/staff/season/staffJoining.ts';
import type { AliasChange } from '../../../src/domain/season/joining/joining.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { someResults } from '../../support/documents/results.ts';
import { one, player, setOnline, showSeason, some, textsOf } from './desk.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await setOnline(true);
});

const ann = player('ann', { name: 'Ann Lee', email: 'ann@college.example' });
const annAtHome = player('ann2', { name: 'Ann Lee', email: 'ann@home.example' });
const night = someResults({ players: 8, placed: 2, row: (at) => ({ player: at === 0 ? 'ann' : 'bo' }) });
const found = (...players: (typeof ann)[]) => ({ players, more: false, stored: false });

describe('the search', () => {
  const search = (typed: string) => `/admin/season?view=players&q=${typed}`;

  test('finds players by name or email, and opens a record', async () => {
    const asked: string[] = [];
    showSeason(search('lee'), {
      findPlayers: async ({ key }) => {
        asked.push(key);
        return found(ann, player('bo', { name: 'Bo Lee', shownAs: 'number' }));
      },
      playerRecord: (id) => one(id === 'ann' ? ann : null),
    });
    expect(await screen.findByText('2 players found.')).toBeTruthy();
    expect(asked).toEqual(['lee']);
    expect(screen.getByRole('button', { name: /Bo Lee No email Hidden/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Ann Lee/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Ann Lee' })).toBeTruthy();
    expect(screen.getByText('ann@college.example')).toBeTruthy();
  });

  test('needs two letters', () => {
    showSeason(search('l'));
    expect(screen.getByText('Type two letters or more.')).toBeTruthy();
  });

  test('that finds no one says so', async () => {
    showSeason(search('nobody'), { findPlayers: async () => found() });
    expect(await screen.findByText('No player by that name or email has results.')).toBeTruthy();
  });

  test('that fails can be tried again', async () => {
    let tries = 0;
    showSeason(search('lee'), {
      findPlayers: async () => {
        tries += 1;
        if (tries === 1) throw new DataError('unreachable');
        return found(ann);
      },
    });
    expect(await screen.findByText(/Failed to search players/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 player found.')).toBeTruthy();
  });

  test('looks offline through what this device has', async () => {
    await setOnline(false);
    showSeason(search('lee'), { findPlayers: async () => ({ ...found(ann), stored: true, more: true }) });
    expect(
      await screen.findByText(
        "1 player found. There may be more; type more of the name. You're offline: these are from the records saved on this device.",
      ),
    ).toBeTruthy();
  });

  test('without a search, those who are shown their own way are listed', async () => {
    showSeason('/admin/season?view=players', {
      playersShownAs: some([player('bo', { name: 'Bo Lee', shownAs: 'full' })]),
    });
    expect(await screen.findByRole('button', { name: /Bo Lee No email Shown their way/ })).toBeTruthy();
  });
});

/** Shows the heading of the page, which the console has around its screens. */
function pageHeading(): HTMLElement {
  const main = document.body.appendChild(document.createElement('main'));
  const heading = main.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  onTestFinished(() => main.remove());
  return heading;
}

describe('a record', () => {
  const record = '/admin/season?view=players&player=ann';

  test('keeps the focus on the page when it is opened and left', async () => {
    const heading = pageHeading();
    showSeason('/admin/season?view=players&q=lee', {
      findPlayers: async () => found(ann),
      playerRecord: () => one(ann),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Ann Lee/ }));
    await screen.findByRole('heading', { level: 2, name: 'Ann Lee' });
    expect(document.activeElement).toBe(heading);
    await userEvent.click(screen.getByRole('button', { name: 'All players' }));
    await screen.findByRole('searchbox', { name: 'Find a player' });
    expect(document.activeElement).toBe(heading);
  });

  test('keeps the focus on the page when the last one joined to it is separated', async () => {
    const heading = pageHeading();
    const tell: ((joined: (typeof ann)[]) => void)[] = [];
    const joinedAre = (joined: (typeof ann)[]) => {
      for (const to of tell) to(joined);
    };
    showSeason(record, {
      playerRecord: () => one(ann),
      joinedPlayers: (next, fail) => {
        tell.push((joined) => void some(joined)(next, fail));
        return some<typeof ann>([])(next, fail);
      },
      changeAliases: async () => joinedAre([]),
    });
    act(() => joinedAre([{ ...annAtHome, aliasOf: 'ann' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Separate ann@home.example' }));
    expect(await screen.findByText('Ann Lee is separate again.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Joined with' })).toBeNull();
    expect(document.activeElement).toBe(heading);
  });

  test('has the results of all seasons as each one shows them', () => {
    const hidden = someResults({
      eventId: 'old',
      season: '2025-26',
      day: '2026-03-01',
      title: 'Spring Night',
      players: 8,
      placed: 1,
      row: () => ({ player: 'ann2', name: '' }),
    });
    showSeason(record, {
      playerRecord: () => one(ann),
      joinedPlayers: some([{ ...annAtHome, aliasOf: 'ann' }]),
      resultsOfPlayers: (ids) => some(ids.includes('ann2') ? [hidden, night] : []),
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['1 of 8', '28.3', 'Ann L.'],
      ['1 of 8', '28.3', '#1'],
    ]);
    expect(screen.getByRole('button', { name: 'Separate ann@home.example' })).toBeTruthy();
  });

  test('of a regular admin has no joining', () => {
    showSeason(
      record,
      { playerRecord: () => one(ann), joinedPlayers: some([{ ...annAtHome, aliasOf: 'ann' }]) },
      { isSuper: false },
    );
    expect(screen.getByRole('button', { name: 'Show as…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join|Separate/ })).toBeNull();
  });

  test('that is not there, or not on this device, says so', () => {
    showSeason(record);
    expect(screen.getByText("There's no such player.")).toBeTruthy();
  });

  test('that this device does not have waits for the server', () => {
    showSeason(record, { playerRecord: () => one<typeof ann>(null, { fromCache: true }) });
    expect(screen.getByText(/isn't saved on this device/)).toBeTruthy();
  });

  test('that was joined keeps those joined to it, also under the one it counts for', () => {
    const [kept, third] = [
      { ...ann, id: 'kept', name: 'Ann B. Lee' },
      { ...ann, id: 'third', email: 'third@x.example' },
    ];
    const all = [
      { ...ann, aliasOf: 'kept' },
      { ...third, aliasOf: 'ann' },
    ];
    showSeason(record, { playerRecord: () => one({ ...ann, aliasOf: 'kept' }), joinedPlayers: some(all) });
    expect(screen.getByRole('button', { name: 'Separate' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Separate third@x.example' })).toBeTruthy();
    cleanup();
    showSeason('/admin/season?view=players&player=kept', {
      playerRecord: () => one(kept),
      joinedPlayers: some(all),
    });
    expect(screen.getAllByRole('button', { name: /^Separate/ })).toHaveLength(2);
  });

  test('that was joined leads to the one it counts for, and is separated', async () => {
    const changes: AliasChange[] = [];
    showSeason(record, {
      playerRecord: () => one({ ...ann, aliasOf: 'kept' }),
      changeAliases: async (change) => void changes.push(change),
    });
    expect(screen.queryByRole('button', { name: 'Join with another record…' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Separate' }));
    expect(await screen.findByText('Ann Lee is separate again.')).toBeTruthy();
    expect(changes).toEqual([new Map([['ann', { aliasOf: '' }]])]);
  });
});

describe('hiding a name', () => {
  const record = '/admin/season?view=players&player=ann';
  const board = { eventId: 'live', title: 'Night live', numbers: [3] };
  const places = async () => ({ results: [night], boards: [board] });
  const open = async () => userEvent.click(screen.getByRole('button', { name: 'Show as…' }));

  test('lists the public pages that change, does it, and says where copies remain', async () => {
    const shown: unknown[] = [];
    showSeason(record, {
      playerRecord: () => one(ann),
      namePlaces: places,
      showPlayerAs: async (players, as) => {
        shown.push([players.map(({ id }) => id), as]);
        return { left: [] };
      },
    });
    await open();
    await screen.findByRole('list', { name: 'These public pages change' });
    expect(textsOf('These public pages change')).toEqual([
      'Results: Boiler Room Blackjack',
      'Live tables and TV: Night live',
      'Standings 2026–27',
      'Their own page, 2026–27',
      'Purdue University, 2026–27',
      'Sigma Chi (Purdue University), 2026–27',
      'Previous tournaments',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the name' }));
    expect(await screen.findByRole('heading', { name: 'The name is hidden' })).toBeTruthy();
    expect(screen.getByText(/Search engines, until they visit/)).toBeTruthy();
    expect(shown).toEqual([[['ann'], 'number']]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that is done in part says what is left, and does the rest', async () => {
    const answers: Shown[] = [{ left: [board] }, { left: [] }];
    showSeason(record, {
      playerRecord: () => one(ann),
      showPlayerAs: async () => answers.shift() ?? { left: [] },
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the name' }));
    expect(await screen.findByRole('heading', { name: 'Almost done' })).toBeTruthy();
    expect(screen.getByText(/1 board couldn't be changed and shows the name as before/)).toBeTruthy();
    expect(screen.getByText('Night live')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try the rest again' }));
    expect(await screen.findByRole('heading', { name: 'The name is hidden' })).toBeTruthy();
  });

  test('that fails keeps the dialog with what was chosen', async () => {
    showSeason(record, {
      playerRecord: () => one(ann),
      showPlayerAs: async () => {
        throw new DataError('unreachable');
      },
    });
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Initials' }));
    expect(screen.getByText('Shown as “A. L.” everywhere.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show it this way' }));
    expect(await screen.findByText(/couldn't reach the server to change how they're shown/)).toBeTruthy();
    const chosen = screen.getByRole('radio', { name: 'Initials' });
    expect(chosen instanceof HTMLInputElement && chosen.checked).toBe(true);
  });

  test('offline waits for a connection', async () => {
    showSeason(record, { playerRecord: () => one(ann), namePlaces: places });
    await setOnline(false);
    await open();
    expect(screen.getByText(/Changing how someone is shown needs a connection/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hide the name' })).toHaveProperty('disabled', true);
    await setOnline(true);
    expect(await screen.findByRole('list', { name: 'These public pages change' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hide the name' })).toHaveProperty('disabled', false);
  });

  test('offers the pages again when they could not be listed', async () => {
    let tries = 0;
    showSeason(record, {
      playerRecord: () => one(ann),
      namePlaces: async () => {
        tries += 1;
        if (tries === 1) throw new DataError('unreachable');
        return places();
      },
    });
    await open();
    await screen.findByText(/couldn't list the pages/);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'These public pages change' })).toBeTruthy();
  });

  test('of someone hidden begins with what they said', async () => {
    showSeason(record, { playerRecord: () => one({ ...ann, shownAs: 'number' }) });
    await open();
    expect(screen.getByText('Each event shows what they agreed to at its door.')).toBeTruthy();
  });
});

describe('joining', () => {
  const plan = (kept: string, other: string): PlannedJoin => ({
    change: new Map([[other, { aliasOf: kept }]]),
    effects: [
      {
        season: '2026-27',
        kept: { place: 4, points: 50, nights: 2 },
        other: { place: 30, points: 12.5, nights: 1 },
        joined: { place: 3, points: 62.5, nights: 3 },
        moved: 5,
      },
    ],
  });

  test('begins with those of the same last name, compares, joins, and is undone', async () => {
    const changes: AliasChange[] = [];
    showSeason('/admin/season?view=players&player=ann', {
      playerRecord: () => one(ann),
      findPlayers: async () => found(ann, annAtHome),
      plannedJoin: async (kept, other) => plan(kept.id, other.id),
      changeAliases: async (change) => void changes.push(change),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Join with another record…' }));
    expect(await screen.findByText('1 player found.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /ann@home.example/ }));
    await screen.findByRole('list', { name: 'What changes' });
    expect(textsOf('What changes')).toEqual([
      '2026–27: place 4 (50.0 points, 2 events) and place 30 (12.5 points, 1 event) become place 3 (62.5 points, 3 events). 5 other players move by a place or more.',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText("Ann Lee's records are joined.")).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The records are separate again.')).toBeTruthy();
    expect(changes).toEqual([new Map([['ann2', { aliasOf: 'ann' }]]), new Map([['ann2', { aliasOf: '' }]])]);
  });

  test('says why a season without results has nothing to look through', async () => {
    showSeason('/admin/season?view=players&season=2027-28');
    expect(await screen.findByText(/^2027–28 has no results yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Look through 2027–28' })).toHaveProperty('disabled', true);
  });

  test('says that one other player moves', async () => {
    const { effects, ...rest } = plan('ann', 'ann2');
    showSeason('/admin/season?view=players&player=ann', {
      playerRecord: () => one(ann),
      findPlayers: async () => found(annAtHome),
      plannedJoin: async () => ({ ...rest, effects: effects.map((effect) => ({ ...effect, moved: 1 })) }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Join with another record…' }));
    await userEvent.click(await screen.findByRole('button', { name: /ann@home.example/ }));
    expect(await screen.findByText(/1 other player moves by a place or more/)).toBeTruthy();
  });

  test('finds pairs of a season, compares them either way, and refuses what does not fit', async () => {
    const results = ['one', 'two'].map((eventId, at) =>
      someResults({
        eventId,
        players: 8,
        placed: 1,
        row: () => ({ player: at === 0 ? 'ann' : 'ann2', name: 'Ann L.' }),
      }),
    );
    const asked: string[][] = [];
    showSeason('/admin/season?view=players&season=2026-27', {
      resultsOfSeason: () => some(results),
      playersWithIds: async () => [ann, { ...annAtHome, shownAs: 'number' }],
      plannedJoin: async (kept, other) => {
        asked.push([kept.id, other.id]);
        return plan(kept.id, other.id);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Look through 2026–27' }));
    expect(await screen.findByText('1 pair may be one person. Compare before you join.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Compare/ }));
    expect((await screen.findByText(/asked to be shown in different ways/)).textContent).toContain(
      'Show both the same way first',
    );
    expect(screen.getByRole('button', { name: 'Join' })).toHaveProperty('disabled', true);
    expect(asked).toEqual([]);
  });

  test('says when the results could not be loaded, and asks again for the other way round', async () => {
    const asked: string[][] = [];
    showSeason('/admin/season?view=players&player=ann', {
      playerRecord: () => one(ann),
      findPlayers: async () => found(annAtHome),
      plannedJoin: async (kept, other) => {
        asked.push([kept.id, other.id]);
        if (asked.length === 1) throw new DataError('unreachable');
        return plan(kept.id, other.id);
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Join with another record…' }));
    await userEvent.click(await screen.findByRole('button', { name: /ann@home.example/ }));
    expect((await screen.findByText(/Joining needs a connection/)).textContent).toContain("couldn't load");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('list', { name: 'What changes' });
    await userEvent.click(screen.getByRole('button', { name: 'Keep the other one' }));
    await waitFor(() => expect(asked.at(-1)).toEqual(['ann2', 'ann']));
  });
});
