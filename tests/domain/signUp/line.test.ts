import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeSpots,
  type Line,
  lineWithout,
  mayTake,
  mostAhead,
  peopleCalled,
  readLine,
  spareSpots,
} from '../../../src/domain/signUp/line.ts';

/* The counts of a line over the people who really wait: what is true of everybody, whatever they do. */

const start = new Date('2026-03-10T12:00:00Z');
const steps = fc.array(
  fc.record({
    do: fc.constantFrom('join', 'join', 'join', 'leave', 'take', 'let in', 'cancel', 'sleep'),
    who: fc.nat(20),
  }),
  { maxLength: 40, size: 'max' },
);

type Event = { maxParticipants: number; currentParticipants: number; line: Line };

/** An event of three spots, all taken, and the places of who waits. */
function walked(
  taken: { do: string; who: number }[],
  look: (event: Event, places: number[], now: Date) => void,
) {
  const event = { maxParticipants: 3, currentParticipants: 3, line: readLine({}) };
  const places: number[] = [];
  let now = start;
  const out = (place: number, more: Partial<Line>) => {
    places.splice(places.indexOf(place), 1);
    event.line = { ...event.line, waiting: places.length, ...more };
  };
  for (const { do: what, who } of taken) {
    const { line } = event;
    const place = places[who % places.length];
    if (what === 'join') {
      if (spareSpots(event) > 0) event.currentParticipants += 1;
      else {
        const front = line.waiting === 0 ? { gone: line.queued, left: 0 } : {};
        event.line = { ...line, waiting: line.waiting + 1, queued: line.queued + 1, ...front };
        places.push(line.queued + 1);
      }
    } else if (what === 'cancel' && event.currentParticipants > 0) {
      event.currentParticipants -= 1;
      event.line = { ...line, calledAt: now };
    } else if (what === 'sleep') now = new Date(now.getTime() + 7 * 3_600_000);
    else if (place === undefined) continue;
    else if (what === 'leave') out(place, lineWithout(place, line));
    else if (what === 'let in') {
      event.currentParticipants += 1;
      out(place, {});
    } else if (what === 'take' && mayTake(event, place, now)) {
      event.currentParticipants += 1;
      out(place, lineWithout(place, line));
    }
    look(event, places, now);
  }
}

describe('whatever people do', () => {
  test('nobody is told of fewer ahead than there are', () => {
    fc.assert(
      fc.property(steps, (taken) =>
        walked(taken, ({ line }, places) => {
          for (const [ahead, place] of places.entries())
            expect(mostAhead(place, line)).toBeGreaterThanOrEqual(ahead);
        }),
      ),
      { numRuns: 500 },
    );
  });

  test('as many people may take a spot as are free, the first in line', () => {
    fc.assert(
      fc.property(steps, (taken) =>
        walked(taken, (event, places, now) => {
          for (const place of places.slice(0, freeSpots(event)))
            expect(mayTake(event, place, now)).toBe(true);
        }),
      ),
      { numRuns: 500 },
    );
  });

  test('nobody may take one past somebody who may not, nor more people than are called or gone', () => {
    fc.assert(
      fc.property(steps, (taken) =>
        walked(taken, (event, places, now) => {
          const may = places.filter((place) => mayTake(event, place, now));
          expect(may).toEqual(places.slice(0, may.length));
          const { queued, gone, waiting } = event.line;
          if (freeSpots(event) === 0) expect(may).toEqual([]);
          else expect(may.length).toBeLessThanOrEqual(peopleCalled(event, now) + queued - gone - waiting);
        }),
      ),
      { numRuns: 500 },
    );
  });
});
