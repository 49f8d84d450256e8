import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentsIn, nextLimit, pageQuery } from '../../../src/domain/backup/documentPages.ts';
import { dataFile, fileKey, manifestText, readManifest } from '../../../src/domain/backup/manifest.ts';
import { collectionOf, readStoredLine, storedLine } from '../../../src/domain/backup/storedLine.ts';
import { storedFields, storedIds } from '../../support/storedValues.ts';

test('a document comes back from its line with every value and type', () => {
  fc.assert(
    fc.property(storedIds, storedFields, (id, fields) => {
      const line = storedLine({ path: `events/${id}`, fields });
      expect(line).not.toContain('\n');
      expect(readStoredLine(line)).toEqual({ path: `events/${id}`, fields });
      expect(storedLine(readStoredLine(line))).toBe(line);
    }),
  );
});

test('the order of fields makes no other line', () => {
  fc.assert(
    fc.property(storedFields, (fields) => {
      const turned = Object.fromEntries(Object.entries(fields).toReversed());
      expect(storedLine({ path: 'a/b', fields: turned })).toBe(storedLine({ path: 'a/b', fields }));
    }),
  );
});

const lineOf = (value: object) => storedLine({ path: 'a/b', fields: { value } });

test.each([
  [{ timestampValue: '2026-01-02T03:04:05.123456789Z' }, '2026-01-02T03:04:05.123456789Z'],
  [{ timestampValue: '2026-01-02T03:04:05.120Z' }, '05.12Z'],
  [{ timestampValue: '2026-01-02T03:04:05.000Z' }, '05Z'],
  [{ timestampValue: '2026-01-02T03:04:50Z' }, '50Z'],
  [{ doubleValue: -0 }, '{"doubleValue":-0.0}'],
  [{ doubleValue: 1 }, '{"doubleValue":1}'],
  [{ doubleValue: 'NaN' }, '{"doubleValue":"NaN"}'],
  [{ integerValue: '9223372036854775807' }, '"9223372036854775807"'],
  [{ arrayValue: {} }, '{"arrayValue":{"values":[]}}'],
  [{ mapValue: {} }, '{"mapValue":{"fields":{}}}'],
  [{ geoPointValue: {} }, '{"latitude":0,"longitude":0}'],
  [{ nullValue: 'NULL_VALUE' }, '{"nullValue":null}'],
  [{ bytesValue: 'AP8=' }, '{"bytesValue":"AP8="}'],
])('%o has one form', (value, text) => {
  expect(lineOf(value)).toContain(text);
});

test('1 and 1.0 and "1" are three values', () => {
  const lines = [{ integerValue: '1' }, { doubleValue: 1 }, { stringValue: '1' }].map(lineOf);
  expect(new Set(lines).size).toBe(3);
});

test('minus zero stays minus zero', () => {
  const { fields } = readStoredLine(lineOf({ doubleValue: -0 }));
  expect(fields).toEqual({ value: { doubleValue: -0 } });
});

test('a reference moves, and a text that looks like one stays', () => {
  const fields = {
    list: { arrayValue: { values: [{ referenceValue: 'p/a' }] } },
    text: { stringValue: 'p/a' },
  };
  const line = storedLine({ path: 'a/b', fields }, (name) => name.replace('p/', 'q/'));
  expect(readStoredLine(line).fields).toEqual({
    list: { arrayValue: { values: [{ referenceValue: 'q/a' }] } },
    text: { stringValue: 'p/a' },
  });
});

test.each([
  '',
  '7',
  '{}',
  '{"path":"a/b"}',
  '{"path":7,"fields":{}}',
  '{"path":"a/b","fields":null}',
  'null',
])('the line %o is refused', (line) => {
  expect(() => readStoredLine(line)).toThrow();
});

test('a page begins after the one before, and reads what the server answers', () => {
  expect(pageQuery('events', '', 50)).toEqual({
    structuredQuery: {
      from: [{ collectionId: 'events', allDescendants: false }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: 50,
    },
  });
  expect(pageQuery('players', '', 50)).toMatchObject({
    structuredQuery: { from: [{ collectionId: 'players', allDescendants: true }] },
  });
  expect(pageQuery(undefined, 'p/a', 7)).toMatchObject({
    structuredQuery: {
      from: [{ allDescendants: true }],
      startAt: { values: [{ referenceValue: 'p/a' }], before: false },
    },
  });
  const name = 'projects/demo-a/databases/(default)/documents/events/documents/x/y';
  expect(documentsIn([{ document: { name } }, { readTime: 'x' }])).toEqual([
    { name, path: 'events/documents/x/y', fields: {} },
  ]);
});

test.each([null, {}, 'text', [{ error: { code: 13 } }], [{ document: {} }]])(
  'the answer %o is no page',
  (answer) => {
    expect(() => documentsIn(answer)).toThrow(TypeError);
  },
);

test('a page of large documents is followed by a small one', () => {
  expect(nextLimit(50, 20_000)).toBe(500);
  expect(nextLimit(50, 1_000_000)).toBe(50);
  expect(nextLimit(10, 9_000_000)).toBe(10);
  expect(nextLimit(0, 0)).toBe(10);
});

test('files are named after collections, whatever these are called', () => {
  expect(collectionOf('events/a/participants/b')).toBe('participants');
  expect(dataFile(fileKey('participants'))).toBe('data/participants.ndjson');
  for (const name of ['..', 'x y', 'ü', '*', 'x'.repeat(61)]) expect(fileKey(name)).toBe('other');
});

test('a backup of another format is refused', () => {
  const manifest = {
    format: 1 as const,
    project: 'demo-a',
    startedAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:01.000Z',
    readTime: null,
    documents: 1,
    files: { events: { documents: 1, bytes: 9 } },
  };
  expect(readManifest(manifestText(manifest))).toEqual(manifest);
  expect(() => readManifest(JSON.stringify({ ...manifest, format: 2 }))).toThrow();
});
