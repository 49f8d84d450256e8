import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LogView } from '../../../src/admin/night/log/LogView.tsx';
import { useAct } from '../../../src/admin/night/parts/useAct.ts';
import type { NightLog } from '../../../src/admin/night/parts/useNightLog.ts';
import { PlacesView } from '../../../src/admin/night/result/PlacesView.tsx';
import { useCount } from '../../../src/admin/night/round/enter/useCount.ts';
import { NightView } from '../../../src/admin/night/round/NightView.tsx';
import type { StaffBoard } from '../../../src/data/staff/night.ts';
import type { Change, Write } from '../../../src/domain/changes/change.ts';
import { readMember } from '../../../src/domain/crew/crewMember.ts';
import { readBoard } from '../../../src/domain/night/board/board.ts';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { goingOn } from '../../../src/domain/night/counts/roundStanding.ts';
import { readSlip, type Slip } from '../../../src/domain/night/counts/slips.ts';
import { readStep, type Step } from '../../../src/domain/night/steps/step.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { aNight } from '../../support/documents/boards.ts';

const minute = 60_000;
const phone = readMember('phone-1', { name: 'Alex' });
const crew = [phone, readMember('phone-2', { name: 'Kim' })];

/** A night as the database has it, which takes what the screens send. */
class Desk {
  night: StaffBoard;
  slips: Slip[] = [];
  steps: Step[] = [];
  readonly sent: Change[] = [];
  refuses = false;
  private again: () => void = () => {};

  private constructor(data: BoardData) {
    this.night = { board: readBoard('cup', data), data };
    sendWith(async (make) => {
      const change = await make();
      if (this.refuses) throw new Error('refused');
      this.sent.push(change);
      for (const write of change.writes) this.store(write);
      this.again();
      return 'acknowledged';
    });
  }

  /** A night of 21 people at three tables, as it is some minutes after its start. */
  static async at(minutes: number): Promise<Desk> {
    const { data, documents } = await aNight({ players: 21, minutes });
    const desk = new Desk(data);
    for (const [path, fields] of Object.entries(documents))
      desk.store({ op: 'set', path, fields, merge: false });
    return desk;
  }

  /** A night whose first round is counted to its end and open still. */
  static async counted(): Promise<Desk> {
    const whole = await Desk.at(Number.POSITIVE_INFINITY);
    const closed = whole.steps.filter(({ kind }) => kind === 'close-round').map(({ at }) => at);
    return Desk.at((Math.min(...closed) - whole.night.board.startsAt) / minute - 1);
  }

  private store(write: Write): void {
    if (write.op === 'delete') return;
    const { path } = write;
    const fields: Record<string, unknown> = JSON.parse(JSON.stringify(write.fields));
    const id = path.split('/').at(-1) ?? '';
    if (path.includes('/slips/')) this.slips.push(readSlip(id, fields));
    if (path.includes('/steps/')) this.steps.push(readStep(id, fields));
    if (path !== 'boards/cup') return;
    const settings = Object.entries(fields)
      .filter(([name]) => name !== 'updatedAt')
      .map(([name, value]) => (isGone(value) ? { path: name } : { path: name, value }));
    const before = write.op === 'set' ? {} : this.night.data;
    const data = patched(before, settings);
    this.night = { board: readBoard('cup', data), data };
  }

  change(patch: { path: string; value: unknown }[]): void {
    const data = patched(this.night.data, patch);
    this.night = { board: readBoard('cup', data), data };
  }

  get now(): number {
    return Math.max(...this.slips.map(({ at }) => at), ...this.steps.map(({ at }) => at)) + 2 * minute;
  }

  show(view: 'night' | 'log' | 'places' = 'night'): void {
    const page = () => (
      <MemoryRouter>
        <Screen desk={this} view={view} />
        <ToastRegion place="page" />
      </MemoryRouter>
    );
    const { rerender } = render(page());
    this.again = () => act(() => rerender(page()));
  }

  get stored(): Write[] {
    return this.sent.flatMap(({ writes }) => writes);
  }
}

function Screen({ desk, view }: { desk: Desk; view: 'night' | 'log' | 'places' }) {
  const { night, slips, steps, now } = desk;
  const acts = useAct('cup', night, {
    by: () => 'staff',
    who: async () => 'Dee',
    stepAt: async () => null,
    boardNow: async () => desk.night,
  });
  const count = useCount(
    'cup',
    night,
    acts,
    () => 'staff',
    async () => 'Dee',
  );
  const secret = readDrawSecret({ seed: 'old', numbers: { 1: 'p001' } });
  const log: NightLog = { slips, steps, crew, secret, more: false };
  if (view === 'log') return <LogView {...{ night, log, acts }} />;
  if (view === 'places') return <PlacesView {...{ night, acts }} />;
  return <NightView {...{ night, log, now, acts, count }} />;
}

const isGone = (value: unknown) =>
  typeof value === 'object' && value !== null && 'special' in value && value.special === 'gone';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
});
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const dialog = () => within(screen.getByRole('dialog'));
const type = (field: HTMLElement, text: string) => fireEvent.input(field, { target: { value: text } });
const submit = () => {
  const form = screen.getByRole('dialog').querySelector('form');
  if (form) fireEvent.submit(form);
};
/** Waits until the act before is over: the next one would not begin. */
const idle = (name: string | RegExp) =>
  waitFor(() => expect(button(name).getAttribute('aria-busy')).toBe('false'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the tables', () => {
  test('say their last count and by whom; who waits for a count comes first', async () => {
    const desk = await Desk.at(20);
    desk.slips = desk.slips.filter(({ table, round }) => !(round === 'r1' && table === 't2'));
    desk.change([{ path: 'counts.r1.t2', value: {} }]);
    desk.show();
    const [first] = within(screen.getByRole('list', { name: 'Tables' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Table 2.*No count after hand 8, others done .* ago/);
    expect(screen.getAllByText(/^Last count .* by (Alex|Kim) \(phone .*\)$/)).toHaveLength(2);
    expect(screen.getByText('Next: counts after hand 8')).toBeTruthy();
  });

  test('a table is entered by keyboard: a slip, then the board', async () => {
    const desk = await Desk.at(-1);
    desk.show();
    press('Start Round 1');
    fireEvent.click(await screen.findByRole('button', { name: 'Enter count of Table 1' }));
    const fields = dialog().getAllByRole('textbox', { name: /^Chips of seat/ });
    await waitFor(() => expect(document.activeElement).toBe(fields[0]));
    for (const [index, field] of fields.entries()) {
      expect(document.activeElement).toBe(field);
      type(field, String(1000 + 25 * index));
      fireEvent.keyDown(field, { key: 'ArrowDown' });
    }
    expect(dialog().getByText('Lowest at the cut')).toBeTruthy();
    expect(dialog().getByRole<HTMLInputElement>('checkbox', { name: 'Seat 1 is out' }).checked).toBe(true);
    submit();
    await gone();
    const [slip, board] = desk.stored.slice(-2);
    expect(slip).toMatchObject({
      path: expect.stringMatching(/^events\/cup\/slips\//),
      fields: {
        round: 'r1',
        table: 't1',
        by: 'staff',
        seen: {},
        seats: { s2: { hand: 8, chips: 1025, out: false } },
      },
    });
    expect(board).toMatchObject({
      path: 'boards/cup',
      fields: { 'counts.r1.t1.s1': { chips: 1000, out: true } },
    });
  });

  test('nothing typed is lost when the count is refused', async () => {
    const desk = await Desk.at(20);
    desk.show();
    press(/^Enter count of Table 1$/);
    const fields = dialog().getAllByRole<HTMLInputElement>('textbox', { name: /^Chips of seat/ });
    const field = fields.find(({ value }) => value === '');
    if (!field) throw new Error('Everybody is out.');
    type(field, '1010');
    expect(dialog().getByText('Not a multiple of 25')).toBeTruthy();
    desk.refuses = true;
    submit();
    expect(await dialog().findByText('Failed to save the count. Please try again.')).toBeTruthy();
    expect(field.value).toBe('1010');
    desk.refuses = false;
    submit();
    await gone();
    expect(desk.slips.at(-1)?.seats).toMatchObject({ s1: { chips: 1010 } });
  });
});

describe('to decide', () => {
  const other = (desk: Desk): Slip => {
    const [slip] = desk.slips;
    if (!slip) throw new Error('Nobody counted.');
    const seats = Object.fromEntries(
      Object.entries(slip.seats).map(([seat, count]) => [seat, { ...count, chips: count.chips + 100 }]),
    );
    return { ...slip, id: 'other', by: 'phone-2', at: slip.at + 1000, seats, seen: {} };
  };

  test.each(['kept', 'other'] as const)('two counts that differ: %s is right', async (right) => {
    const desk = await Desk.at(20);
    const slip = other(desk);
    desk.slips.push(slip);
    desk.show();
    expect(screen.getByRole('heading', { name: 'To decide (1)' })).toBeTruthy();
    const [first, second] = screen.getAllByRole('button', { name: /^This is right/ });
    fireEvent.click((right === 'kept' ? first : second) ?? document.body);
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^To decide/ })).toBeNull());
    const stands = desk.night.board.counts.r1?.[slip.table]?.seats.s1?.chips;
    const before = desk.slips[0]?.seats.s1?.chips ?? 0;
    expect(stands).toBe(right === 'kept' ? before : before + 100);
    expect(desk.slips.at(-1)).toMatchObject({ by: 'staff', note: expect.stringMatching(/^Decided: /) });
  });

  test('a tie at a cut is played off, and the lowest is out', async () => {
    const desk = await Desk.at(20);
    const tied = { s1: { hand: 8, chips: 500, out: false }, s2: { hand: 8, chips: 500, out: false } };
    const rest = ['s3', 's4', 's5', 's6', 's7'].map(
      (seat, at) => [seat, { hand: 8, chips: 3000 + at, out: false }] as const,
    );
    const seats = { ...tied, ...Object.fromEntries(rest) };
    desk.slips = desk.slips.filter(({ table }) => table !== 't1');
    desk.slips.push({ id: 'tie', round: 'r1', table: 't1', by: 'phone-1', at: 1, seats, seen: {}, note: '' });
    desk.change([{ path: 'counts.r1.t1', value: { at: 1, ...seats } }]);
    desk.show();
    expect(screen.getByText(/^Table 1 needs a play-off: seats 1 and 2\.$/)).toBeTruthy();
    press('Enter the play-off');
    const [one, two] = dialog().getAllByRole('textbox');
    type(one ?? document.body, '75');
    type(two ?? document.body, '50');
    submit();
    await gone();
    expect(desk.night.board.counts.r1?.t1?.seats).toMatchObject({
      s1: { chips: 500, out: false, playOffs: [75] },
      s2: { chips: 500, out: true, playOffs: [50] },
    });
    expect(screen.queryByRole('heading', { name: /^To decide/ })).toBeNull();
  });

  test('a phone is set aside, and the board is set right', async () => {
    const desk = await Desk.at(20);
    desk.show();
    fireEvent.click(screen.getByText('Phones, spectators and more'));
    press(/^Set aside… Alex/);
    submit();
    expect(await dialog().findByText('Say why, for the log.')).toBeTruthy();
    type(dialog().getByRole('textbox', { name: 'Reason' }), 'Wrong table');
    submit();
    await gone();
    expect(desk.steps.at(-1)).toMatchObject({ kind: 'aside', aside: { by: 'phone-1' } });
    press('Set the board right');
    await waitFor(() => expect(desk.steps.at(-1)?.kind).toBe('heal'));
    const own = desk.slips.filter(({ by }) => by === 'phone-1').map(({ table }) => table);
    for (const table of own) expect(desk.night.board.counts.r1?.[table]?.seats).toEqual({});
    await idle(/^Count it again Alex/);
    press(/^Count it again Alex/);
    await waitFor(() =>
      expect(desk.steps.at(-1)).toMatchObject({ kind: 'undo', undoes: expect.any(Number) }),
    );
  });
});

describe('a seat that a captain calls empty', () => {
  async function emptied(): Promise<{ desk: Desk; no: number }> {
    const desk = await Desk.at(-1);
    const table = desk.night.board.rounds[0]?.tables[0];
    const no = table?.seats[0] ?? 0;
    desk.change([
      { path: 'open', value: 'r1' },
      { path: 'rounds.r1.wave', value: 1 },
      { path: 'counts.r1.t1', value: { at: 1, s1: { hand: 0, chips: 0, out: true } } },
    ]);
    const said = { round: 'r1', table: 't1', by: 'phone-2', at: 1, seen: {}, note: 'Empty: s1' };
    desk.slips.push(readSlip('empty', { ...said, seats: { s1: { hand: 0, chips: 0, out: true } } }));
    desk.show();
    expect(screen.getByText(/^Kim \(phone .*\): seat 1 at table 1 is empty\.$/)).toBeTruthy();
    return { desk, no };
  }

  test('is a no-show', async () => {
    const { desk, no } = await emptied();
    press(/^No-show/);
    await waitFor(() => expect(desk.night.board.gone.get(no)).toBe('absent'));
    expect(screen.queryByText(/is empty\.$/)).toBeNull();
    expect(desk.steps.at(-1)).toMatchObject({ kind: 'absent', who: 'Dee' });
  });

  test('is of somebody who left', async () => {
    const { desk, no } = await emptied();
    press(/^Left/);
    await waitFor(() => expect(desk.night.board.gone.get(no)).toBe('left'));
    expect(screen.queryByText(/is empty\.$/)).toBeNull();
  });

  test('is of somebody who is here after all, and owes a count again', async () => {
    const { desk } = await emptied();
    press(/^Here/);
    await waitFor(() => expect(screen.queryByText(/is empty\.$/)).toBeNull());
    expect(desk.night.board.counts.r1?.t1?.seats.s1).toMatchObject({ hand: 0, out: false });
    expect(desk.slips.at(-1)).toMatchObject({ who: 'Dee', note: 'Here' });
  });
});

describe('closing a round', () => {
  test('shows who goes on and why; the next in line takes the seat of who cannot', async () => {
    const desk = await Desk.counted();
    const { board } = desk.night;
    const [round] = board.rounds;
    if (!round) throw new Error('No round.');
    const found = goingOn(board, round);
    desk.show();
    press('Close round');
    const rows = dialog().getAllByRole('listitem');
    expect(rows).toHaveLength(found.through.length);
    expect(rows[0]?.textContent).toMatch(/^#\d+ .*1st at table 1, [\d,]+/);
    expect(dialog().getByText(/^First who doesn't: #/)).toBeTruthy();
    const [first] = found.through;
    fireEvent.click(dialog().getByRole('checkbox', { name: new RegExp(`^#${first?.no} .* can't go on$`) }));
    const instead = Number(/#(\d+)/.exec(dialog().getByText(/^Instead: #/).textContent ?? '')?.[1]);
    submit();
    await gone();
    const after = desk.night.board;
    expect(after).toMatchObject({ open: '', rounds: [{ state: 'closed' }] });
    expect(after.rounds[0]?.through).toContain(instead);
    expect(after.rounds[0]?.through).not.toContain(first?.no);
    const secret = desk.stored.find(({ path }) => path === 'events/cup/private/draw');
    expect(secret).toMatchObject({
      fields: { numbers: { 1: 'p001' }, seed: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(screen.getByRole('link', { name: 'Draw the next round' })).toBeTruthy();
  });

  test('names the tables that owe a count on top and in the button', async () => {
    const desk = await Desk.at(20);
    const round = desk.night.board.rounds[0];
    desk.change([{ path: 'counts.r1.t2', value: {} }]);
    desk.show();
    press('Close round');
    const form = dialog();
    expect(form.getByText(/^No last count yet: /).textContent).toMatch(/table.* 2/);
    expect(form.getByRole('button', { name: /^Close without tables? / })).toBeTruthy();
    expect(round?.state).toBe('open');
  });

  test('cannot be pressed while a tie at the line is open', async () => {
    const desk = await Desk.counted();
    const seats = desk.night.board.rounds[0]?.tables[0]?.seats ?? [];
    const tie = seats.map((_, at) => [`s${at + 1}`, { hand: 30, chips: 900, out: false }] as const);
    desk.change([{ path: 'counts.r1.t1', value: { at: 1, ...Object.fromEntries(tie) } }]);
    desk.slips = desk.slips.filter(({ table }) => table !== 't1');
    desk.show();
    press('Close round');
    expect(dialog().getByText(/^A tie at the line: table 1\. Decide that first/)).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Close round' })).toHaveProperty('disabled', true);
  });

  test('a correction after it asks who goes on', async () => {
    const desk = await Desk.counted();
    desk.show();
    press('Close round');
    submit();
    await gone();
    const { board } = desk.night;
    const [round] = board.rounds;
    const last =
      round && goingOn(board, round).through.find(({ table, place }) => table === 1 && place === 1);
    const seat = (round?.tables[0]?.seats.indexOf(last?.no ?? 0) ?? 0) + 1;
    press(/^Correct the count of Table 1$/);
    type(dialog().getByRole('textbox', { name: 'After hand' }), '30');
    type(dialog().getByRole('textbox', { name: new RegExp(`^Chips of seat ${seat},`) }), '25');
    expect(dialog().getByText(/^No longer among those who go on: #/)).toBeTruthy();
    submit();
    expect(await dialog().findByText('Say why the count changes')).toBeTruthy();
    type(dialog().getByRole('textbox', { name: 'Why the count changes' }), 'Misread');
    submit();
    await gone();
    expect(desk.steps.at(-1)).toMatchObject({ kind: 'heal', note: 'Misread' });
    press('Decide who goes on');
    type(dialog().getByRole('textbox', { name: 'Reason' }), 'Misread');
    submit();
    await gone();
    expect(desk.steps.at(-1)?.kind).toBe('exchange');
    expect(desk.night.board.rounds[0]?.through).not.toContain(last?.no);
    expect(screen.queryByRole('heading', { name: /^To decide/ })).toBeNull();
  });

  test('it is reopened with a reason', async () => {
    const desk = await Desk.counted();
    desk.show();
    press('Close round');
    submit();
    await gone();
    fireEvent.click(screen.getByText('Phones, spectators and more'));
    press('Reopen Round 1…');
    type(dialog().getByRole('textbox', { name: 'Reason' }), 'Table 2 was forgotten');
    submit();
    await gone();
    expect(desk.night.board).toMatchObject({ open: 'r1', promise: null });
  });
});

describe('places and log', () => {
  test('the end names champion and runner-up', async () => {
    const desk = await Desk.at(Number.POSITIVE_INFINITY);
    desk.show('places');
    const winners = screen.getByRole('region', { name: 'Winners' });
    expect(winners.textContent).toBe('Champion Ann A.Runner-up Bo A.');
    const [, first] = screen.getAllByRole('row');
    expect(first?.textContent).toMatch(/^1#\d+ Ann A\./);
    expect(screen.queryByText('Still in')).toBeNull();
  });

  test('during the night places are as they stand', async () => {
    const desk = await Desk.at(20);
    desk.show('places');
    expect(screen.getByText('These are the places as they stand now.')).toBeTruthy();
    expect(screen.getAllByText('Still in')).toHaveLength(18);
  });

  test('the log has a line for each slip and step, by table, and undoes what it may', async () => {
    const desk = await Desk.at(20);
    desk.show('log');
    const lines = () => within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem');
    expect(lines()).toHaveLength(desk.slips.length + desk.steps.length);
    fireEvent.change(screen.getByRole('combobox', { name: 'Table' }), { target: { value: 'r1 t2' } });
    expect(lines().every((line) => /table 2/.test(line.textContent ?? ''))).toBe(true);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Table' }), { target: { value: '' } });
  });

  test('a step that may be undone is', async () => {
    const desk = await Desk.at(20);
    desk.show();
    fireEvent.click(screen.getByText('Phones, spectators and more'));
    press('Hold the TV');
    await waitFor(() => expect(desk.night.board.hold).toBe(true));
    cleanup();
    desk.show('log');
    press(/^Undo ?: What the TV shows was changed/);
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(desk.night.board.hold).toBe(false);
  });

  test('a step of a newer version is named as one, and nothing is undone any more', async () => {
    const desk = await Desk.at(20);
    desk.show();
    fireEvent.click(screen.getByText('Phones, spectators and more'));
    press('Hold the TV');
    await waitFor(() => expect(desk.night.board.hold).toBe(true));
    cleanup();
    const rev = Math.max(...desk.steps.map((step) => step.rev)) + 1;
    desk.steps.push(readStep(String(rev), { kind: 'announce', at: desk.now }));
    desk.show('log');
    const [newest] = within(screen.getByRole('list', { name: 'Log' })).getAllByRole('listitem');
    expect(newest?.textContent).toContain("Something was done that this version of the console doesn't know");
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
