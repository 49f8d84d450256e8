import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Draw } from '../../../src/admin/night/draw/Draw.tsx';
import type { DrawProps } from '../../../src/admin/night/parts/nightProps.ts';
import { planDraft } from '../../../src/admin/night/parts/planDrafts.ts';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import type { StaffBoard } from '../../../src/data/staff/night.ts';
import { keepOwnName } from '../../../src/data/staff/session/ownName.ts';
import type { Change, Write } from '../../../src/domain/changes/change.ts';
import { readBoard, stageOf } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { type DrawSecret, readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { planFields } from '../../../src/domain/night/plan/planForm.ts';
import { proposedPlan } from '../../../src/domain/night/plan/proposedPlan.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { aNight, aPlayer } from '../../support/documents/boards.ts';

keepOwnName('Dee');

const event = readStaffEvent('cup', {
  title: 'Cup',
  date: '2026-11-06',
  time: '19:00',
  location: 'Union',
  status: 'upcoming',
});

const person = (at: number, change: object = {}): Participant => {
  const { id, ...known } = aPlayer(at);
  return readParticipant(id, {
    ...known,
    chapterName: known.chapterName || 'Chi Psi',
    checkedIn: true,
    ...change,
  });
};
const list = (number: number) => Array.from({ length: number }, (_, at) => person(at));

/** A night as the database has it, which takes what the screen sends. */
class Desk {
  night: StaffBoard | null = null;
  secret: DrawSecret | null = null;
  people: readonly Participant[] = [];
  unsent = false;
  readonly sent: Change[] = [];
  private again: () => void = () => {};

  constructor(given: Partial<Pick<Desk, 'night' | 'secret' | 'people'>>) {
    Object.assign(this, given);
    sendWith(async (make) => {
      const change = await make();
      this.sent.push(change);
      for (const write of change.writes) this.store(write);
      this.again();
      return 'acknowledged';
    });
  }

  private store(write: Write): void {
    if (write.op === 'delete') return;
    const fields: unknown = JSON.parse(JSON.stringify(write.fields));
    if (write.path === 'events/cup/private/draw') this.secret = readDrawSecret(fields);
    if (write.path !== 'boards/cup') return;
    const settings = Object.entries(write.fields)
      .filter(([name]) => name !== 'updatedAt')
      .map(([path, value]) => (isGone(value) ? { path } : { path, value }));
    const now = new Date().toISOString();
    const text = JSON.stringify(patched(this.night?.data ?? {}, settings)).replaceAll(
      '{"special":"now"}',
      `"${now}"`,
    );
    const data: BoardData = JSON.parse(text);
    this.night = { board: readBoard('cup', data), data };
  }

  show(): void {
    const page = () => {
      const { night, secret, people } = this;
      const props: DrawProps = { event, night, secret, people, unsent: this.unsent };
      return (
        <MemoryRouter>
          <Draw {...props} />
          <ToastRegion />
        </MemoryRouter>
      );
    };
    const { rerender } = render(page());
    this.again = () => rerender(page());
  }
}

const isGone = (value: unknown) => JSON.stringify(value) === '{"special":"gone"}';

/** A drawn night of this many people, before its first wave. */
async function deskAt(players: number, minutes = -5): Promise<Desk> {
  const { board, data, documents } = await aNight({ players, minutes });
  const secret = readDrawSecret(documents['events/cup/private/draw']);
  return new Desk({ night: { board, data }, secret, people: list(players) });
}

/** The rest happens while the test waits for what it leads to. */
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const toasts = () => currentToasts().map(({ message }) => message);
const tables = () => within(screen.getByRole('list', { name: 'Tables' })).getAllByRole('heading');
const seat = (name: string) => screen.getByRole('button', { name: new RegExp(`^Seat \\d: ${name}$`) });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('without enough people the list cannot be closed', () => {
  new Desk({ people: [person(0), person(1, { checkedIn: false })] }).show();
  expect(screen.getByText(/^Only 1 checked in/).textContent).toContain('A night needs 4 players.');
  expect(screen.queryByRole('button', { name: /^Close the list/ })).toBeNull();
});

test('it names who has no school, and says what is fixed', () => {
  const people = [
    ...list(12),
    person(12, { name: 'Nora Nowhere', collegeId: '', collegeName: '', apart: ['p001'] }),
    person(13, { table: 2, seat: 1 }),
  ];
  new Desk({ people }).show();
  expect(screen.getByText(/^1 person lacks a school/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nora Nowhere' })).toBeTruthy();
  expect(screen.getByText('1 seat is fixed, 1 pair is kept apart.')).toBeTruthy();
});

test('from the closed list through the cards to the tables', async () => {
  const desk = new Desk({ people: [...list(20), person(20, { checkedIn: false })] });
  desk.show();
  press('Close the list with 20');
  expect(await screen.findByText('The list is closed with 20 players.')).toBeTruthy();
  expect(desk.sent[0]?.writes.at(-1)).toMatchObject({
    path: 'events/cup',
    fields: { board: 'live', bracketStatus: 'setup' },
  });
  press('Show the cards');
  expect(await screen.findByText('Enter three cards, e.g. 7S KD 2C')).toBeTruthy();
  await type('Three cards', '7s kd');
  press('2');
  press('clubs');
  expect(screen.getByText('2♣ 7♠ K♦')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  press('Show the cards');
  expect(await screen.findByText(/^Typed by the host at .*Everyone can see them now\.$/)).toBeTruthy();
  expect(desk.sent[1]?.writes).toMatchObject([
    { path: 'boards/cup', fields: { 'cards.text': '2C 7S KD', 'cards.by': 'host' } },
  ]);
  expect(screen.getByRole('button', { name: 'Draw the tables in 10 s' })).toHaveProperty('disabled', true);
  act(() => void vi.advanceTimersByTime(10_000));
  vi.useRealTimers();
  press('Draw the tables');
  expect(await screen.findByRole('heading', { name: 'Round 1 is drawn' })).toBeTruthy();
  expect(tables().map(({ textContent }) => textContent)).toEqual(['Table 1', 'Table 2', 'Table 3']);
  expect(screen.getByText(/^Cards: 2♣ 7♠ K♦/)).toBeTruthy();
  expect(
    screen.getByText(/^No chapter-mates together at \d of 3 tables, and no draw could do better\.$/),
  ).toBeTruthy();
  expect(desk.sent[2]?.writes.at(-1)).toMatchObject({
    fields: { status: 'active', bracketStatus: 'round-1' },
  });
});

test('without a network the tables are drawn all the same, and the page says what nobody saw', async () => {
  const desk = await deskAt(20, -20);
  desk.unsent = true;
  desk.show();
  await type('Three cards', '7s kd 2c');
  expect(screen.getByText(/no one can see the cards before the draw/)).toBeTruthy();
  press('Draw the tables');
  expect(await screen.findByText(/^Cards: 2♣ 7♠ K♦/)).toBeTruthy();
  const proof = desk.night?.board.rounds[0]?.proof;
  expect(proof).toMatchObject({ cards: '2C 7S KD', cardsBy: '', cardsAt: 0, promisedAt: 0 });
});

test('cards can be skipped, and the event left alone', async () => {
  const desk = await deskAt(20, -20);
  expect(desk.night?.board.rounds).toEqual([]);
  desk.show();
  fireEvent.click(screen.getByLabelText(/^Draw without cards/));
  fireEvent.click(screen.getByLabelText(/^Set the event to active/));
  press('Draw the tables');
  expect(await screen.findByText(/^No cards were drawn/)).toBeTruthy();
  expect(desk.sent[0]?.writes.map(({ path }) => path)).not.toContain('events/cup');
});

test('who came since the list was closed is on it when it is closed again', async () => {
  const desk = await deskAt(20, -20);
  desk.people = list(22);
  desk.show();
  expect(screen.getByText(/2 came since\./)).toBeTruthy();
  press('Close it again with 22');
  expect(await screen.findByText('The list is closed with 22 players.')).toBeTruthy();
  expect(desk.night?.board.thrown).toHaveLength(1);
});

test('who comes late gets a seat, and it can be undone', async () => {
  const desk = await deskAt(20);
  desk.people = [...list(20), person(20, { name: 'Zoe Late' })];
  desk.show();
  expect(screen.getByRole('heading', { name: '1 person came after the list was closed' })).toBeTruthy();
  press('Give a seat to Zoe Late');
  await waitFor(() => expect(toasts()).toEqual(['Zoe Late has a seat.']));
  expect(seat('Zoe Late')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /after the list was closed/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('a no-show keeps the seat empty and can be brought back', async () => {
  const desk = await deskAt(20);
  desk.show();
  fireEvent.click(seat('Bo Adler'));
  press('No-show');
  await waitFor(() => expect(toasts()).toEqual(['Bo Adler is a no-show. The seat stays empty.']));
  expect(seat('Bo Adler').textContent).toContain('No-show');
  fireEvent.click(seat('Bo Adler'));
  press('Here after all');
  await waitFor(() => expect(desk.night?.board.gone.size).toBe(0));
});

test('a swap names who would sit with a chapter-mate, and needs a reason', async () => {
  const desk = await deskAt(14);
  desk.show();
  fireEvent.click(seat('Ann Adler'));
  press('Swap with…');
  press('Swap');
  expect(await screen.findByText('Choose one')).toBeTruthy();
  expect(screen.getByText('Say why')).toBeTruthy();
  const board = desk.night?.board;
  const other = board?.rounds[0]?.tables.find(({ seats }) => !seats.includes(1))?.seats[0];
  await type('With', String(other));
  expect(
    screen
      .getAllByRole('status')
      .some(({ textContent }) => /are both from Sigma Chi\./.test(`${textContent}`)),
  ).toBe(true);
  await type('Reason', 'They came together');
  press('Swap anyway');
  await waitFor(() =>
    expect(desk.night?.board.rounds[0]?.moves.map(({ kind }) => kind)).toEqual(['swapped', 'swapped']),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('once a wave has begun its seats stay, with words', async () => {
  const desk = await deskAt(14, 5);
  expect(desk.night?.board.rounds[0]?.wave).toBe(1);
  desk.show();
  fireEvent.click(seat('Ann Adler'));
  press('Move to…');
  expect(toasts()[0]).toMatch(/^Table \d: its wave has begun\./);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a draw is thrown away with a reason, and drawn again', async () => {
  const desk = await deskAt(14);
  const before = desk.night?.board.rounds[0]?.proof.seed;
  desk.show();
  press('Draw again…');
  await type('Reason', 'The list was wrong');
  press('Throw this draw away');
  expect(await screen.findByLabelText('Three cards')).toBeTruthy();
  expect(desk.night?.board.thrown).toMatchObject([{ seed: before, reason: 'The list was wrong' }]);
});

test('a refused act leaves its form and what was typed', async () => {
  const desk = await deskAt(14);
  desk.show();
  sendWith(() => Promise.reject(new Error('no')));
  press('Draw again…');
  await type('Reason', 'The list was wrong');
  press('Throw this draw away');
  await waitFor(() => expect(toasts()).toEqual(['Failed to throw the draw away. Please try again.']));
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'The list was wrong');
});

test('a night that is over leads to its places', async () => {
  const desk = await deskAt(8, Number.POSITIVE_INFINITY);
  desk.show();
  expect(screen.getByRole('link', { name: 'See the places' })).toBeTruthy();
});

test('a plan that is typed and not saved is said before the list is closed', () => {
  new Desk({ people: list(20) }).show();
  expect(screen.queryByText(/plan aren't saved/)).toBeNull();
  cleanup();
  planDraft('cup').set(planFields(proposedPlan(20, 'fast'), { players: 20, startsAt: '', until: '' }));
  new Desk({ people: list(20) }).show();
  expect(screen.getByRole('link', { name: 'Save them first' }).getAttribute('href')).toBe(
    '/admin/events/cup/tables',
  );
  planDraft('cup').clear();
});

test('between two rounds the next one is drawn from those who went on', async () => {
  const { board, data, documents } = await aNight({
    players: 24,
    minutes: Number.POSITIVE_INFINITY,
    until: (now) => stageOf(now) === 'between',
  });
  const secret = readDrawSecret(documents['events/cup/private/draw']);
  const desk = new Desk({ night: { board, data }, secret, people: list(24) });
  desk.show();
  expect(screen.getByRole('heading', { name: 'Semi-finals: 10 players' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Draw without cards/));
  press('Draw the tables');
  expect(await screen.findByRole('heading', { name: 'Semi-finals are drawn' })).toBeTruthy();
  expect(desk.sent[0]?.writes.at(-1)).toMatchObject({ fields: { bracketStatus: 'semi-finals' } });
  expect(screen.getByText(/No one meets again\.|again\.$/)).toBeTruthy();
});

test('tables appear one by one for who drew them, and all at a press', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const desk = await deskAt(42, -20);
  desk.show();
  fireEvent.click(screen.getByLabelText(/^Draw without cards/));
  press('Draw the tables');
  const all = await screen.findByRole('button', { name: 'Show all tables' });
  expect(tables().length).toBeLessThan(6);
  fireEvent.click(all);
  expect(tables()).toHaveLength(6);
});
