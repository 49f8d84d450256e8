import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NoBoard } from '../../../src/admin/night/result/NoBoard.tsx';
import { PublishView } from '../../../src/admin/night/result/PublishView.tsx';
import { DataError, type DataErrorKind } from '../../../src/data/errors.ts';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import { PartlyDone } from '../../../src/data/staff/season/partlyDone.ts';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { boardResults, type NightRecords } from '../../../src/domain/results/boardResults.ts';
import type { Results } from '../../../src/domain/results/results.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { nightOver } from '../../support/documents/nightOver.ts';

const documents = (players: number) => nightOver('cup', { players });
type Documents = Awaited<ReturnType<typeof documents>>;
let twelve: Documents;
beforeAll(async () => {
  twelve = await documents(12);
});

type Changes = { event?: object; people?: object; board?: object };

/** Returns an event with its night as the screens get them. */
function records(
  found: Documents,
  changes: Changes = {},
): NightRecords & { event: ReturnType<typeof eventOf> } {
  const folder = 'events/cup/participants/';
  return {
    event: eventOf(found, changes.event),
    board: readBoard('cup', { ...found['boards/cup'], ...changes.board }),
    numbers: readDrawSecret(found['events/cup/private/draw']).numbers,
    people: Object.entries(found).flatMap(([path, data]) =>
      path.startsWith(folder)
        ? [readParticipant(path.slice(folder.length), { ...data, ...changes.people })]
        : [],
    ),
  };
}

const eventOf = (found: Documents, changes: object = {}) =>
  readStaffEvent('cup', { ...found['events/cup'], ...changes });

/** Returns what is published of a night. */
function publishedOf(night: NightRecords, changes: Partial<Results> = {}): Results {
  const results = boardResults(night, new Map());
  if (!results) throw new Error('The event has no day.');
  return { ...results, publishedAt: new Date(2026, 10, 7, 1, 5), ...changes };
}

/** Returns rows in which the first two have each other's places. */
function otherRows(night: NightRecords): Pick<Results, 'rows'> {
  const { rows } = publishedOf(night);
  const places = new Map([
    [1, 2],
    [2, 1],
  ]);
  return { rows: rows.map((row) => ({ ...row, place: places.get(row.place) ?? row.place })) };
}

/** Returns a board on which the second and the third of the final table have the same count. */
function tiedForSecond(board: Board): Board {
  const final = board.rounds.at(-1);
  const placed = nightPlaces(board);
  const seatOf = (place: number) => {
    const no = placed.find((one) => one.place === place)?.no ?? 0;
    return `s${(final?.tables[0]?.seats.indexOf(no) ?? 0) + 1}`;
  };
  const key = final?.key ?? '';
  const table = board.counts[key]?.t1;
  const second = table?.seats[seatOf(2)];
  if (!table || !second) throw new Error('The final table has no counts.');
  const t1 = { ...table, seats: { ...table.seats, [seatOf(3)]: second } };
  return { ...board, counts: { ...board.counts, [key]: { t1 } } };
}

/** Shows the part of the Places tab that publishes, and keeps what it does. */
function show(night: ReturnType<typeof records>, published: Results | null = null) {
  const done: unknown[][] = [];
  let fails: DataError | null = null;
  const act =
    (name: string) =>
    async (...given: unknown[]) => {
      if (fails) throw fails;
      done.push([name, ...given]);
    };
  const actions = { publishBoard: act('publish'), takeBack: act('take back') };
  const view = (now: Results | null) => (
    <MemoryRouter>
      <PublishView event={night.event} records={night} published={now} actions={actions} />
      <ToastRegion place="page" />
    </MemoryRouter>
  );
  const { rerender } = render(view(published));
  return {
    done,
    becomes: (now: Results | null) => rerender(view(now)),
    fail: (kind: DataErrorKind | null) => {
      fails = kind && new DataError(kind);
    },
    stop: (error: DataError) => {
      fails = error;
    },
  };
}

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pressThere = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

describe('before it is published', () => {
  test('during the night there is nothing to publish', () => {
    const night = records(twelve);
    const rounds = night.board.rounds.map((round) => ({ ...round, state: 'open' as const }));
    show({ ...night, board: { ...night.board, rounds, open: 'r2' } });
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test('it says what will be public, and publishes what was seen', async () => {
    const night = records(twelve);
    const { done } = show(night);
    expect(facts()).toEqual([
      ['Champion', 'Ann A.'],
      ['Runner-up', 'Bo A.'],
      ['Players', '12'],
      ['Points', '34.6 for first place, 10.0 for the last'],
      ['Season', '2026–27 (Friday, November 6, 2026)'],
    ]);
    expect(screen.getByText(/Everyone will see all 12 places/)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    press('Publish');
    expect(await screen.findByText('The results are published.')).toBeTruthy();
    expect(done).toEqual([['publish', 'cup', { rev: night.board.rev, version: 0 }, '']]);
  });

  test('once it is published, the focus is on what stands', () => {
    const night = records(twelve);
    const { becomes } = show(night);
    screen.getByRole('button', { name: 'Publish' }).focus();
    becomes(publishedOf(night));
    expect(document.activeElement?.textContent).toBe('Published');
  });

  test.each([
    ['unreachable' as const, 'Publishing needs a connection. Nothing was lost. Please try again.'],
    ['conflict' as const, 'Someone else just changed these results. Look at them again, then publish.'],
    ['refused' as const, "The server didn't accept this. Nothing has changed."],
    ['broken' as const, 'Failed to publish. Please try again.'],
  ])('when it fails (%s) it says why, and Retry publishes', async (kind, message) => {
    const { done, fail } = show(records(twelve));
    fail(kind);
    press('Publish');
    expect(await screen.findByText(message)).toBeTruthy();
    fail(null);
    press('Retry');
    expect(await screen.findByText('The results are published.')).toBeTruthy();
    expect(done).toHaveLength(1);
  });

  test('names that are left on other pages are said once it is published, and Retry goes on', async () => {
    const night = records(twelve);
    const { becomes, stop } = show(night);
    let tried = 0;
    const goOn = async () => {
      tried += 1;
      if (tried === 1) throw new PartlyDone(new DataError('unreachable'), goOn);
    };
    stop(new PartlyDone(new DataError('unreachable'), goOn));
    press('Publish');
    const left = "The results are published. Some other pages still show someone's longer name.";
    expect(await screen.findByText(left)).toBeTruthy();
    becomes(publishedOf(night));
    press('Retry');
    await waitFor(() => expect(tried).toBe(1));
    expect(await screen.findByText(left)).toBeTruthy();
    press('Retry');
    expect(await screen.findByText('The results are published.')).toBeTruthy();
    expect(screen.queryByText(left)).toBeNull();
  });

  test('a tie for the runner-up and people without a school are said', () => {
    const night = records(twelve, { people: { collegeId: '', chapterId: '' } });
    show({ ...night, board: tiedForSecond(night.board) });
    const [tie, school] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(tie).toBe('Two or more share place 2. Decide the tie above, or publish it as shared.');
    expect(school).toMatch(/^12 people have no school from our list, so their points count for no school/);
    expect(screen.getByRole('link', { name: 'Participants' }).getAttribute('href')).toBe(
      '/admin/events/cup/participants',
    );
  });

  test('an event without a day leads to its date', () => {
    show(records(twelve, { event: { date: null } }));
    expect(screen.getByText(/belongs to no season yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add the date' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test('a small field gives no points', async () => {
    show(records(await documents(7)));
    expect(facts()[3]).toEqual(['Points', 'None: fields under 8 give no points']);
  });
});

describe('once it is published', () => {
  test('it says what stands, and where', () => {
    const night = records(twelve);
    show(night, publishedOf(night));
    expect(screen.getByRole('heading').textContent).toBe('Published');
    expect(screen.getByText(/12 of 12 places, Nov 7, 2026, 1:05/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Results page' }).getAttribute('href')).toBe('/e/cup/results');
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  test('other counts are published as a correction, with a line that everyone can read', async () => {
    const night = records(twelve);
    const { done, fail } = show(night, publishedOf(night, { version: 2, ...otherRows(night) }));
    expect(screen.getByRole('heading').textContent).toBe('Published, version 2');
    expect(screen.getByText('Places have changed since it was published.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^#\d+ Ann A\.: 1st, was 2nd$/),
      expect.stringMatching(/^#\d+ Bo A\.: 2nd, was 1st$/),
    ]);
    press('Publish the correction');
    pressThere('Publish');
    expect(await dialog().findByText('Say what was corrected')).toBeTruthy();
    const line = dialog().getByRole('textbox', { name: 'What was corrected' });
    fireEvent.input(line, { target: { value: 'ann@college.example was wrong' } });
    pressThere('Publish');
    expect(await dialog().findByText('Leave out email addresses: everyone can read this')).toBeTruthy();
    fireEvent.input(line, { target: { value: ' A count at the final table. ' } });
    fail('unreachable');
    pressThere('Publish');
    expect(await dialog().findByText(/Publishing needs a connection/)).toBeTruthy();
    expect(done).toEqual([]);
    fail(null);
    pressThere('Retry');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const seen = { rev: night.board.rev, version: 2 };
    expect(done).toEqual([['publish', 'cup', seen, 'A count at the final table.']]);
  });

  test('another school of somebody is a correction too', () => {
    const night = records(twelve);
    const published = publishedOf(night);
    const rows = published.rows.map((row, at) => (at === 3 ? { ...row, school: 'Iowa State' } : row));
    show(night, { ...published, rows });
    expect(screen.getByText(/The places are the same, but chips, schools or the number/)).toBeTruthy();
  });

  test('a name that is shown otherwise everywhere is none', () => {
    const night = records(twelve);
    const published = publishedOf(night);
    show(night, { ...published, rows: published.rows.map((row) => ({ ...row, name: '' })) });
    expect(screen.queryByText(/changed since/)).toBeNull();
  });

  test('an event that was renamed and moved is published again, without a line', async () => {
    const night = records(twelve);
    const published = publishedOf(night, { title: 'Old Cup', day: '2026-07-31', season: '2025-26' });
    const { done } = show(night, published);
    expect(screen.getByText('The event has changed since it was published.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'It\'s called "Cup cup" now.',
      "It's on Friday, November 6, 2026 now, in the season 2026–27.",
    ]);
    press('Publish again');
    pressThere('Publish');
    await waitFor(() => expect(done).toHaveLength(1));
    expect(done[0]).toEqual(['publish', 'cup', { rev: night.board.rev, version: 1 }, '']);
  });

  test('typed places are replaced by those of the tables', () => {
    const night = records(twelve);
    show(night, publishedOf(night, { source: 'typed' }));
    expect(screen.getByText('Typed places are published. The tables replace them.')).toBeTruthy();
  });

  test('while the final table is open again, what is published stays', () => {
    const night = records(twelve);
    const published = publishedOf(night);
    const rounds = night.board.rounds.map((round) => ({ ...round, state: 'open' as const }));
    show({ ...night, board: { ...night.board, rounds, open: 'r2' } }, published);
    expect(screen.getByText(/The final table is open again/)).toBeTruthy();
  });

  test('it is taken back after a question', async () => {
    const night = records(twelve);
    const { done, fail } = show(night, publishedOf(night));
    press('Take back');
    expect(dialog().getByText(/the 12 places in the standings of 2026–27 will be gone/)).toBeTruthy();
    fail('unreachable');
    pressThere('Take back');
    expect(await dialog().findByText(/^Taking back needs a connection/)).toBeTruthy();
    fail(null);
    pressThere('Take back');
    expect(await screen.findByText('The results were taken back.')).toBeTruthy();
    expect(done).toEqual([['take back', 'cup']]);
  });
});

describe('without a board', () => {
  const none = (published: Results | null) =>
    render(
      <MemoryRouter>
        <NoBoard event={eventOf(twelve, { board: '' })} published={published} />
      </MemoryRouter>,
    );

  test('the places can be typed', () => {
    none(null);
    expect(screen.getByRole('link', { name: 'Enter places' }).getAttribute('href')).toBe(
      '/admin/events/cup/result/places',
    );
  });

  test('typed places say what stands', () => {
    none(publishedOf(records(twelve), { source: 'typed' }));
    expect(screen.getByRole('heading').textContent).toBe('Published');
    expect(screen.getByRole('link', { name: 'Correct the places' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
  });
});
