import { fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { NoTables } from '../../src/crew/tables/NoTables.tsx';
import { Tables } from '../../src/crew/tables/Tables.tsx';
import { DataError } from '../../src/data/errors.ts';
import type { Board } from '../../src/domain/night/board/board.ts';
import { goingSlip } from '../../src/domain/night/captain/ownSlips.ts';
import { noNotes, TableNotes, withSlip } from '../../src/domain/night/captain/tableNotes.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';
import { formatClock } from '../../src/domain/time/format.ts';
import { captainBoard, counted } from '../support/documents/captainBoard.ts';

const at1: TableNotes = { ...noNotes, table: { round: 'r1', key: 't1', at: 1 } };
const moment = Date.parse('2026-03-15T00:02:00Z');

type Shown = { board: Board; confirmed: boolean; saved: boolean };
type PhoneProps = Shown & {
  first: TableNotes;
  onNotes: (notes: TableNotes) => void;
  onSend: (sent: { slip: Slip; what: string }) => void;
};

function Phone({ board, confirmed, saved, first, onNotes, onSend }: PhoneProps) {
  const [notes, setNotes] = useState(first);
  useEffect(() => onNotes(notes), [notes, onNotes]);
  const send = (slip: Slip, what: string) => {
    onSend({ slip, what });
    setNotes((now) => withSlip(now, goingSlip(slip)));
  };
  const desk = { uid: 'phone-1', notes, isSaved: () => saved, keep: setNotes, send, confirmed };
  return <Tables board={board} desk={desk} heading={<h1>Spring Open</h1>} />;
}

/** A captain's phone; returns what it sent, what it remembers, and a way to show it another board. */
function phone({
  board = captainBoard(),
  notes: first = at1,
  confirmed = true,
  saved = false,
}: Partial<Shown> & { notes?: TableNotes } = {}) {
  const sent: { slip: Slip; what: string }[] = [];
  let known = first;
  const rest = {
    first,
    saved,
    onNotes: (notes: TableNotes) => {
      known = notes;
    },
    onSend: (one: (typeof sent)[number]) => void sent.push(one),
  };
  const { rerender } = render(<Phone board={board} confirmed={confirmed} {...rest} />);
  const show = (next: Board) => rerender(<Phone board={next} confirmed {...rest} />);
  return { sent, notes: () => known, show };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const keys = (text: string) => {
  for (const digit of text) press(digit);
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const value = (name: RegExp) => field(name).getAttribute('value');
const type = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function countFour(first: string, second: string, third: string, fourth: string) {
  [first, second, third, fourth].forEach((chips, at) => {
    type(new RegExp(`^Seat ${at + 1}`), chips);
  });
}

describe('without a board', () => {
  const origin = { waiting: new Set<string>() };
  const words = (live: Parameters<typeof NoTables>[0]['live'], online = true) =>
    render(<NoTables live={live} online={online} />).container.textContent;

  test('the phone says why, and what to do', () => {
    const none = { status: 'ready' as const, data: { item: null, fromCache: false, ...origin } };
    expect(words(none)).toBe("The tables aren't drawn yet.They appear here by themselves.");
    const unknown = { status: 'ready' as const, data: { item: null, fromCache: true, ...origin } };
    expect(words(unknown, false)).toContain("the tables aren't saved on this phone yet");
    expect(words(unknown)).toBe('');
    expect(words({ status: 'loading' }, false)).toContain("You're offline");
  });

  test('that failed to load it tries again', () => {
    const retry = vi.fn();
    render(<NoTables live={{ status: 'error', error: new DataError('broken'), retry }} online />);
    press('Retry');
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('between rounds', () => {
  const words = (board: Board) => {
    phone({ board });
    return document.body.textContent;
  };

  test('before the draw the phone waits', () => {
    expect(words(captainBoard({ open: '', rounds: {} }))).toContain("The tables aren't drawn yet.");
  });

  test('a round that is over is named', () => {
    expect(words(captainBoard({ open: '' }, { state: 'closed' }))).toContain('Round 1 is over.');
  });

  test('after the final table the night is done', () => {
    const tables = { t1: { at: 1, wave: 1, seats: [1, 2], button: 1 } };
    expect(words(captainBoard({ open: '' }, { state: 'closed', tables }))).toContain('The night is done!');
  });
});

describe('choosing a table', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  test('shows the tables wave by wave with what was counted, and remembers the choice', () => {
    const { notes } = phone({
      board: captainBoard({ counts: counted('t2', 8, [1, 2, 3, 4], moment) }),
      notes: noNotes,
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wave 1, playing',
      `Wave 2, about ${formatClock(Date.parse('2026-03-15T00:10:00Z'))}`,
    ]);
    expect(rows()).toEqual([
      'Table 1, wave 1No count yet',
      `Table 2, wave 1After hand 8, ${formatClock(moment)}`,
      'Table 1, wave 2No count yet',
    ]);
    press(/^Table 2/);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Table 2, wave 1');
    expect(notes().table).toEqual({ round: 'r1', key: 't2', at: 2 });
    press('Other table');
    expect(notes().table).toBeNull();
  });

  test('a table of another round is not chosen anymore', () => {
    phone({ notes: { ...noNotes, table: { round: 'r0', key: 't1', at: 2 } } });
    expect(rows()[1]).toBe('Table 2, wave 1 your last oneNo count yet');
  });
});

describe('a table', () => {
  test('shows its people, the hand, the cut and the button', () => {
    const { notes } = phone();
    const seats = within(screen.getByRole('list', { name: 'Seats' })).getAllByRole('listitem');
    expect(seats.map(({ textContent }) => textContent)).toEqual([
      '1Ann L.#1 · not counted yet–',
      '2Bo D.#2 · not counted yet–',
      '3Cy P.#3 · not counted yet–',
      '4Dee I.#4 · not counted yet–',
    ]);
    expect(said()).toContain('Hand 1Cut after hand 8. Button: seat 2');
    press('Hand 1 done');
    expect(said()).toContain('Hand 2Cut after hand 8. Button: seat 3');
    press('One hand less');
    expect(notes().hands).toEqual({ 'r1.t1': 0 });
  });

  test('at a cut the phone asks for the count', () => {
    phone({ notes: { ...at1, hands: { 'r1.t1': 7 } } });
    press('Hand 8 done');
    expect(said()).toContain('8 hands playedCut after hand 8: count now');
    expect(screen.queryByRole('button', { name: /^Hand 9/ })).toBeNull();
  });

  test('whose wave has not begun says when it should, and can be counted all the same', () => {
    phone({ notes: { ...noNotes, table: { round: 'r1', key: 't3', at: 1 } } });
    expect(screen.getByText(/^Wave 2 hasn't begun yet. It should start about/)).toBeTruthy();
    press('Count after hand 8');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('After hand 8');
  });

  test('that is done leads to the next one of the same real table', () => {
    const done = counted('t1', 30, [3000, 2000, 1000, 500]);
    const { notes } = phone({ board: captainBoard({ counts: done }) });
    expect(said()).toContain('Table 1, wave 1 is done. Your next: table 1, wave 2?');
    press('Go to table 1, wave 2');
    expect(notes().table?.key).toBe('t3');
  });
});

describe('a count', () => {
  test('is typed with large keys, seat by seat, and the lowest goes out when that is confirmed', () => {
    const { sent, notes } = phone();
    press('Count after hand 8');
    keys('3000');
    expect(value(/^Seat 1/)).toBe('3000');
    press('Next');
    keys('24');
    press('Erase');
    press('5');
    press('00');
    press('Next');
    keys('400');
    press('Next');
    expect(screen.getByRole('button', { name: 'Send 3 of 4' })).toBeTruthy();
    keys('1200');
    expect(said()).toContain('Lowest: seat 3 (Cy P.). Out?');
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    press('Seat 3 is out');
    expect(said()).toContain('Total 7,100');
    press('Send');
    expect(sent).toMatchObject([
      {
        what: 'table 1, wave 1 after hand 8',
        slip: {
          round: 'r1',
          table: 't1',
          by: 'phone-1',
          note: '',
          seen: {},
          seats: {
            s1: { hand: 8, chips: 3000, out: false },
            s2: { hand: 8, chips: 2500, out: false },
            s3: { hand: 8, chips: 400, out: true },
            s4: { hand: 8, chips: 1200, out: false },
          },
        },
      },
    ]);
    expect(notes().entries).toEqual({});
    expect(said()).toContain('Sending… Keep this page open.');
  });

  test('may leave the lowest in', () => {
    const { sent } = phone();
    press('Count after hand 8');
    countFour('3000', '2500', '400', '1200');
    press('Seat 3 stays in');
    press('Send');
    expect(sent[0]?.slip.seats.s3?.out).toBe(false);
  });

  test('takes a keyboard too: Enter goes on, letters and leading zeros are nothing', () => {
    phone();
    press('Count after hand 8');
    type(/^Seat 1/, '03a50');
    expect(value(/^Seat 1/)).toBe('350');
    fireEvent.keyDown(field(/^Seat 1/), { key: 'Enter' });
    expect(document.activeElement).toBe(field(/^Seat 2/));
    fireEvent.keyDown(field(/^Seat 2/), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(field(/^Seat 1/));
  });

  test('of another hand is possible: the proposal can be changed', () => {
    const { sent } = phone();
    press('Count after hand 8');
    press('One hand earlier');
    countFour('3000', '2500', '400', '1200');
    press('Send');
    expect(sent[0]?.slip.seats.s3).toEqual({ hand: 7, chips: 400, out: false });
  });

  test('that is odd says so and is sent all the same', () => {
    const { sent } = phone();
    press('Count after hand 8');
    countFour('3010', '250000', '400', '1200');
    expect(screen.getByText('Not a multiple of 25')).toBeTruthy();
    expect(screen.getByText('Very high: right?')).toBeTruthy();
    press('Seat 3 is out');
    press('Send');
    expect(sent).toHaveLength(1);
  });

  test('with a tie for last is sent first, then the play-off decides', () => {
    const { sent, show } = phone();
    press('Count after hand 8');
    countFour('3000', '400', '1200', '400');
    expect(said()).toContain('Tie: seats 2 and 4 need a play-off. Send this first.');
    press('Send');
    show(captainBoard({ counts: counted('t1', 8, [3000, 400, 1200, 400]) }));
    expect(said()).toContain('Tied for last: seats 2 and 4 need a play-off hand.');
    press('Count the play-off');
    expect(screen.queryByRole('textbox', { name: /^Seat 1/ })).toBeNull();
    type(/^Seat 2/, '600');
    type(/^Seat 4/, '450');
    press('Seat 4 is out');
    press('Send');
    expect(sent[1]?.slip.seats).toEqual({
      s2: { hand: 8, chips: 400, out: false, playOffs: [600] },
      s4: { hand: 8, chips: 400, out: true, playOffs: [450] },
    });
    expect(sent[1]?.slip.seen).toEqual({});
  });

  test('of one seat alone says who is out in between; two who broke together are told apart', () => {
    const { sent } = phone({ notes: { ...at1, hands: { 'r1.t1': 5 } } });
    fireEvent.click(within(screen.getByRole('list', { name: 'Seats' })).getByText('Cy P.'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('After hand 5');
    expect(document.activeElement).toBe(field(/^Seat 3, Cy P\.$/));
    press('0');
    type(/^Seat 4, Dee I\.$/, '0');
    type(/^Seat 3.*before that hand/, '300');
    type(/^Seat 4.*before that hand/, '150');
    press('Send 2 of 4');
    expect(sent[0]?.slip.seats).toEqual({
      s3: { hand: 5, chips: 0, out: true, had: 300 },
      s4: { hand: 5, chips: 0, out: true, had: 150 },
    });
  });

  test('of someone who leaves marks them out with what they have', () => {
    const { sent } = phone({ notes: { ...at1, hands: { 'r1.t1': 5 } } });
    fireEvent.click(within(screen.getByRole('list', { name: 'Seats' })).getByText('Bo D.'));
    keys('700');
    press(/^Out, seat 2/);
    press('Send 1 of 4');
    expect(sent[0]?.slip.seats).toEqual({ s2: { hand: 5, chips: 700, out: true } });
  });

  test('leaves a seat out that nobody came to, and notes it', () => {
    const { sent } = phone();
    press('Count after hand 8');
    countFour('3000', '', '400', '1200');
    fireEvent.focus(field(/^Seat 2/));
    press(/^No-show, seat 2/);
    press('Seat 3 is out');
    press('Send');
    expect(Object.keys(sent[0]?.slip.seats ?? {})).toEqual(['s1', 's2', 's3', 's4']);
    expect(sent[0]?.slip.seats.s2).toEqual({ hand: 0, chips: 0, out: true });
    expect(sent[0]?.slip.note).toBe('Empty: s2');
  });

  test('may say of one seat alone that nobody came', () => {
    const { sent } = phone();
    press('Count after hand 8');
    fireEvent.focus(field(/^Seat 1/));
    press(/^No-show, seat 1/);
    press('Send 1 of 4');
    expect(sent[0]?.slip.seats).toEqual({ s1: { hand: 0, chips: 0, out: true } });
    expect(sent[0]?.slip.note).toBe('Empty: s1');
  });

  const typed = { hand: 8, playOff: false, chips: { s1: '3000' }, had: {}, out: [], empty: [] };
  const left = { ...at1, entries: { 'r1.t1': typed } };

  test('that was typed and not sent is there again after a reload, and after going back', () => {
    phone({ notes: left });
    expect(value(/^Seat 1/)).toBe('3000');
    press('Back');
    expect(said()).toContain("Your count after hand 8 isn't sent yet.");
    press('Keep counting');
    expect(value(/^Seat 1/)).toBe('3000');
    press('Back');
    // Someone who is out in between doesn't throw it away either.
    fireEvent.click(within(screen.getByRole('list', { name: 'Seats' })).getByText('Cy P.'));
    expect(value(/^Seat 1/)).toBe('3000');
  });

  test('that is typed is read from the storage as it went there', () => {
    const { notes } = phone();
    press('Count after hand 8');
    countFour('3000', '2500', '400', '1200');
    press('Seat 3 is out');
    expect(notes().entries['r1.t1']).toMatchObject({ hand: 8, chips: { s1: '3000' }, out: ['s3'] });
    expect(v.parse(TableNotes, JSON.parse(JSON.stringify(notes())))).toEqual(notes());
  });

  test('that was typed and not sent is discarded only when that is confirmed', async () => {
    const { notes } = phone({ notes: left });
    press('Back');
    press('Discard it');
    expect(notes().entries).toEqual({ 'r1.t1': typed });
    press('Discard');
    await screen.findByRole('button', { name: 'Count after hand 8' });
    expect(notes().entries).toEqual({});
  });

  test('that replaces another names it, with a moment after it', () => {
    const future = Date.now() + 3_600_000;
    const { sent } = phone({
      board: captainBoard({ counts: counted('t1', 8, [3000, 2500, 400, 1200], future) }),
    });
    fireEvent.click(within(screen.getByRole('list', { name: 'Seats' })).getByText('Ann L.'));
    keys('3300');
    press('Send 1 of 4');
    expect(sent[0]?.slip).toMatchObject({
      at: future + 1,
      seats: { s1: { hand: 8, chips: 3300, out: false } },
      seen: { s1: { hand: 8, chips: 3000, out: false } },
    });
  });
});

describe('what was sent', () => {
  const slip: Slip = {
    id: 'slip',
    round: 'r1',
    table: 't1',
    by: 'phone-1',
    at: moment,
    seats: { s1: { hand: 8, chips: 3000, out: false }, s2: { hand: 8, chips: 400, out: true } },
    seen: {},
    note: '',
  };
  const sentAt = moment + 60_000;
  const remembered = (changes = {}) => withSlip(at1, { ...goingSlip(slip), sentAt, ...changes });
  const mine = {
    at: moment,
    s1: { hand: 8, chips: 3000, out: false },
    s2: { hand: 8, chips: 400, out: true },
  };

  test('says when, and is settled once the board shows it', () => {
    const { notes } = phone({ notes: remembered(), board: captainBoard({ counts: { r1: { t1: mine } } }) });
    expect(said()).toContain(`Sent ${formatClock(sentAt)}`);
    expect(notes().slips[0]?.settled).toBe(true);
    expect(screen.queryByText(/Someone else counted/)).toBeNull();
  });

  test.each([
    [true, 'Saved here, not sent yet'],
    [false, 'Sending… Keep this page open.'],
  ])('is only saved here while it waits, as long as the browser has it: %s', (saved, words) => {
    phone({ notes: remembered({ sentAt: 0 }), confirmed: false, saved });
    expect(said()).toContain(words);
  });

  const theirs = { ...mine, at: moment + 1, s1: { hand: 8, chips: 2900, out: false } };

  test('and contradicts another phone asks which is right; mine goes again and names theirs', () => {
    const { sent, notes } = phone({
      notes: remembered(),
      board: captainBoard({ counts: { r1: { t1: theirs } } }),
    });
    expect(screen.getByText(`Someone else counted here at ${formatClock(moment)}.`)).toBeTruthy();
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['SeatYoursTheirs', '13,0002,900']);
    press('Mine is right');
    expect(sent).toMatchObject([
      {
        slip: {
          seats: { s1: { hand: 8, chips: 3000, out: false } },
          seen: { s1: { hand: 8, chips: 2900, out: false } },
        },
      },
    ]);
    expect(notes().slips[0]?.settled).toBe(true);
    expect(screen.queryByText('Which is right?')).toBeNull();
  });

  test('and was wrong gives way to theirs', () => {
    const { sent } = phone({ notes: remembered(), board: captainBoard({ counts: { r1: { t1: theirs } } }) });
    press('Theirs is right');
    // The log has the answer, so that the director needn't ask again.
    expect(sent[0]?.slip).toMatchObject({
      seats: { s1: { hand: 8, chips: 2900, out: false } },
      seen: { s1: { hand: 8, chips: 3000, out: false } },
    });
    expect(screen.queryByText('Which is right?')).toBeNull();
  });

  test('asks nothing as long as the phone has not heard from the server', () => {
    const board = captainBoard({ counts: { r1: { t1: theirs } } });
    const { show } = phone({ notes: remembered(), board, confirmed: false });
    expect(screen.queryByText('Which is right?')).toBeNull();
    show(board);
    expect(screen.getByText('Which is right?')).toBeTruthy();
  });

  test('and came too late went to the director', () => {
    const board = captainBoard({ open: '' }, { state: 'closed' });
    const { notes } = phone({ notes: remembered(), board });
    expect(screen.getByText('Sent to the director.')).toBeTruthy();
    press('OK');
    expect(notes().slips[0]?.settled).toBe(true);
    expect(screen.queryByText('Sent to the director.')).toBeNull();
  });

  test('but is not on the board can be sent again', () => {
    const { sent } = phone({ notes: remembered() });
    press('Send again');
    expect(sent[0]?.slip).toMatchObject({ seats: slip.seats, seen: {} });
    expect(sent[0]?.slip.id).not.toBe('slip');
  });
});
