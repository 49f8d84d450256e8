import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineWords } from '../../../src/domain/phase/lineWords.ts';
import { type Line, mayTake, mostAhead, orderOf } from '../../../src/domain/signUp/line.ts';
import { anEvent } from '../calendar/anEvent.ts';

const calledAt = new Date(2026, 2, 10, 19, 40);
/** So many hours after the last spot fell free. */
const after = (hours: number) => new Date(calledAt.getTime() + hours * 3_600_000);

type Case = { free?: number; place?: number; hours?: number; missed?: boolean } & Partial<Line>;

/** What a ticket says of an event of 64 spots, where people wait from place 3 on. */
function says({ free = 0, place = 3, hours = 1, missed = false, ...line }: Case): string[] {
  const event = anEvent({
    currentParticipants: 64 - free,
    line: { ...anEvent().line, waiting: 4, gone: 2, order: 'wwww', calledAt, ...line },
  });
  const { called, heading, line: said } = lineWords(event, place, after(hours), missed);
  return [called ? 'called' : 'waits', heading, said.replace(/\s/g, ' ')];
}

const free = ['called', 'A spot is free for you'];

test.each<[string, Case, string[]]>([
  ['the first', {}, ['waits', "Waiting list: you're next", '']],
  ['the second', { place: 4 }, ['waits', 'Waiting list: at most 1 ahead of you', '']],
  ['the last of four', { place: 6 }, ['waits', 'Waiting list: at most 3 ahead of you', '']],
  [
    'the last, behind one who has left',
    { place: 6, waiting: 3, order: 'wwxw' },
    ['waits', 'Waiting list: at most 2 ahead of you', ''],
  ],
  [
    'of a list of thousands',
    { place: 4000, waiting: 5000, order: 'w'.repeat(5000) },
    ['waits', 'Waiting list: at most 3,997 ahead of you', ''],
  ],
  ['counts that contradict it', { waiting: 0, gone: 9 }, ['waits', "Waiting list: you're next", '']],
  ['the first, too late', { missed: true }, ['waits', "It was taken. You're next.", '']],
  ['the third, too late', { place: 5, missed: true }, ['waits', 'It was taken: at most 2 ahead of you', '']],
  ['one spot, called alone', { free: 1 }, [...free, 'From 1:40 AM also for the next in line.']],
  ['not the second yet', { free: 1, place: 4 }, ['waits', 'Waiting list: at most 1 ahead of you', '']],
  [
    'one spot after six hours',
    { free: 1, place: 4, hours: 7 },
    [...free, 'And for at most 1 other; from 7:40 AM also for the next in line.'],
  ],
  [
    'one spot after twelve hours',
    { free: 1, hours: 12 },
    [...free, 'And for at most 2 others; from 1:40 PM also for the next in line.'],
  ],
  ['one spot, everybody called', { free: 1, hours: 18 }, [...free, 'And for at most 3 others.']],
  ['one spot, called by staff', { free: 1, place: 5, called: 5 }, [...free, 'And for at most 2 others.']],
  [
    'one spot, with an empty place behind the second',
    { free: 1, waiting: 3, order: 'wwxw' },
    [...free, 'From 1:40 AM also for the next in line.'],
  ],
  [
    'one spot, with empty places behind all',
    { free: 1, place: 4, waiting: 2, order: 'wwxx', hours: 6 },
    [...free, 'And for at most 1 other.'],
  ],
  ['two spots', { free: 2, place: 4 }, [...free, 'From 1:40 AM also for the next in line.']],
  [
    'two spots after six hours',
    { free: 2, place: 5, hours: 6 },
    [...free, '2 spots are free, for you and at most 2 others; from 7:40 AM also for the next in line.'],
  ],
  ['a spot for everybody', { free: 4, place: 6 }, [...free, "There's one for everyone who waits."]],
  ['a spot for the only one', { free: 1, waiting: 1, order: 'w' }, [...free, '']],
  ['a spot that no cancellation has freed', { free: 1, calledAt: null }, [...free, '']],
  [
    'taken again, and free again',
    { free: 1, missed: true },
    [...free, 'From 1:40 AM also for the next in line.'],
  ],
])('in line: %s', (_, given, expected) => {
  expect(says(given)).toEqual(expected);
});

test('without a limit there is a spot for everyone', () => {
  const line = { ...anEvent().line, waiting: 2, order: 'ww' };
  expect(lineWords(anEvent({ maxParticipants: null, line }), 2, after(0), false)).toEqual({
    called: true,
    heading: 'A spot is free for you',
    line: "There's one for everyone who waits.",
  });
});

test('no more may take a spot, and no more are ahead, than it says', () => {
  const given = {
    left: fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    free: fc.nat(6),
    hours: fc.nat(30),
    called: fc.nat(12),
  };
  fc.assert(
    fc.property(fc.record(given), ({ left, free: spots, hours, called }) => {
      const places = left.flatMap((isEmpty, at) => (isEmpty ? [] : [at + 1]));
      const order = orderOf(places, { gone: 0, order: 'x'.repeat(left.length) });
      const line: Line = { waiting: places.length, ...order, called, calledAt };
      const event = anEvent({ currentParticipants: 64 - spots, line });
      const may = places.filter((place) => mayTake(event, place, after(hours)));
      for (const [at, place] of places.entries()) {
        const said = lineWords(event, place, after(hours), false);
        expect(said.called).toBe(may.includes(place));
        if (!said.called) expect(mostAhead(place, line)).toBeGreaterThanOrEqual(at);
        else if (/everyone who waits/.test(said.line)) expect(spots).toBeGreaterThanOrEqual(may.length);
        else {
          const others = /at most (\d+) other/.exec(said.line)?.[1];
          expect(Number(others ?? spots - 1)).toBeGreaterThanOrEqual(may.length - 1);
        }
      }
    }),
  );
});
