import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollege } from '../../src/domain/colleges/college.ts';
import { readPrivatePart } from '../../src/domain/events/privatePart.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { readUnlock } from '../../src/domain/events/unlocked.ts';
import { exactText, text, wholeNumber } from '../../src/domain/fields/storedFields.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { readOutreachEntry } from '../../src/domain/outreach/outreachEntry.ts';
import { readListedParticipants, readParticipant } from '../../src/domain/participants/participant.ts';
import { readRequest } from '../../src/domain/requests/tournamentRequest.ts';
import { readPipelineEntry } from '../../src/domain/sales/pipelineEntry.ts';
import { readSalesSettings } from '../../src/domain/sales/salesSettings.ts';
import { readTournament } from '../../src/domain/tournaments/readTournament.ts';

const readers = {
  event: (data: unknown) => readEvent('id', data),
  tournament: (data: unknown) => readTournament('id', data),
  request: (data: unknown) => readRequest('id', data),
  private: readPrivatePart,
  participant: (data: unknown) => readParticipant('id', data),
  listed: readListedParticipants,
  college: (data: unknown) => readCollege('id', data),
  fraternity: (data: unknown) => readFraternity('id', data),
  outreach: (data: unknown) => readOutreachEntry('id', data),
  pipeline: (data: unknown) => readPipelineEntry('id', data),
  settings: readSalesSettings,
  unlock: readUnlock,
};

/** Every name that a reader looks for, so that what is made up lands where it is read. */
const names = Object.values(readers)
  .flatMap((read) => Object.keys(Object(read({}))))
  .concat('college', 'fraternity', 'dateScheduled', 'venue', 'address', 'participants', 'pointOfContact');

const oddText = fc.oneof(
  fc.constantFrom(
    '\u202eevil',
    'a\u0000b',
    'half \ud800',
    'NaN',
    '-Infinity',
    '\r\n',
    '2026-02-31',
    '$1e999',
  ),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('\u0007', '\u2066', '\udfff', 'x').map((unit) => unit.repeat(15_000)),
);
const oddNumber = fc.oneof(fc.constantFrom(Infinity, -Infinity, NaN, -0, 1e308, -1, 1.5), fc.double());
const odd = fc.oneof(
  oddText,
  oddNumber,
  fc.anything(),
  fc.record({ x: oddNumber, y: oddNumber, name: oddText, phone: oddText, seconds: oddNumber }),
  fc.array(fc.record({ id: oddText, name: oddText })),
);
const oddDocument = fc.dictionary(fc.constantFrom(...names), odd);

/** Every text and number in a value, however deep, by the name it stands under. */
function leaves(value: unknown, name = ''): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
  if (value instanceof Date) return [[name, value.getTime()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
}

const harmful = /(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

describe.each(Object.entries(readers))('%s', (_, read) => {
  test('hands on no number that is none, no control or bidi character and no half of a pair', () => {
    fc.assert(
      fc.property(oddDocument, (data) => {
        for (const [name, leaf] of leaves(read(data))) {
          if (typeof leaf === 'number') expect(leaf).toSatisfy(Number.isFinite);
          // A password is compared exactly, so it keeps what is in it.
          else if (name === 'registrationPassword') expect(leaf).not.toMatch(/\p{Cs}/u);
          else expect(leaf).not.toMatch(harmful);
        }
      }),
    );
  });
});

test('a number stands for a text only when it is one', () => {
  expect([19, -Infinity, Infinity, NaN].map(text)).toEqual(['19', '', '', '']);
  expect([Infinity, NaN, '$1e999', -1, '1e400'].map(wholeNumber)).toEqual([null, null, null, null, null]);
});

test('text keeps its lines, its emoji and other scripts', () => {
  expect(text(' one\r\ntwo\rthree\u2028four\tfive ')).toBe('one\ntwo\nthree\nfour\tfive');
  expect(text('\u202eΣΧ 👩‍👩‍👧 \u2067עברית\u2069\u0000')).toBe('ΣΧ 👩‍👩‍👧 עברית');
  expect(text('a\ud800@b.example')).toBe('a@b.example');
});

test('a password keeps its blanks and marks, and what no script can store is replaced', () => {
  expect(exactText(' A\u200ece\t\ud800 ')).toBe(' A\u200ece\t\ufffd ');
});
