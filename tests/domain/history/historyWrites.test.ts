import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deleting,
  fieldGone,
  merging,
  plus,
  serverNow,
  setting,
  union,
  updating,
  type Write,
} from '../../../src/domain/changes/change.ts';
import { covers, stateAfter } from '../../../src/domain/changes/changeState.ts';
import { entriesPath } from '../../../src/domain/changes/entryPath.ts';
import { type HistoryEntry, readHistoryEntry } from '../../../src/domain/history/historyEntry.ts';
import { entryWrite, toldOf } from '../../../src/domain/history/historyWrites.ts';
import { flatFields, recordedOf } from '../../../src/domain/history/recordedFields.ts';

type Documents = Map<string, Record<string, unknown>>;

/** Returns the entries that a commit brings, as they are read. */
function entriesOf(writes: readonly Write[], before: Documents = new Map(), isCertain = true) {
  return toldOf(writes).flatMap((told) => {
    const write = entryWrite('id', told, before, { by: 'Dana', level: 'super', isCertain });
    if (write?.op !== 'set') return [];
    expect(write.path).toBe(`${entriesPath(told.record)}/id`);
    expect(write.merge).toBe(false);
    return [{ record: told.record, ...readHistoryEntry('id', { ...write.fields, at: new Date(0) }) }];
  });
}

const event = 'events/e1';
const stood: Documents = new Map<string, Record<string, unknown>>([
  [event, { title: 'Spring Open', entryFee: 20, date: null, description: '' }],
  [`${event}/private/staff`, { contactPerson: 'Kim', salesContact: { name: 'Sam', phone: '1' } }],
]);

describe('an entry', () => {
  test('says which fields of both documents changed, from what, to what, by the names of the form', () => {
    const writes = [
      updating(event, { title: 'Fall Open', entryFee: 20, sortDate: 'x', updatedAt: serverNow }),
      merging(`${event}/private/staff`, { salesContact: { phone: '2' } }),
    ];
    expect(entriesOf(writes, stood)).toEqual([
      {
        record: 'event:e1',
        id: 'id',
        by: 'Dana',
        level: 'super',
        at: new Date(0),
        act: 'change',
        changes: [
          { field: 'title', from: 'Spring Open', to: 'Fall Open' },
          { field: 'contactPhone', from: '1', to: '2' },
        ],
      },
    ]);
  });

  test.each<[string, Write[]]>([
    ['a value is what it was', [updating(event, { title: 'Spring Open' })]],
    ['nothing becomes an empty text', [updating(event, { description: fieldGone, location: '' })]],
    [
      'only what follows from other fields changes',
      [updating(event, { sortDate: 'x', currentParticipants: plus(1) })],
    ],
    [
      'somebody is checked in',
      [updating(`${event}/participants/p1`, { checkedIn: true, checkedInAt: serverNow })],
    ],
    [
      'a night acts, which has its log',
      [updating(event, { bracketStatus: 'finals' }), updating('boards/e1', { rev: 2 })],
    ],
    ['it has no history', [updating('salesPipeline/s1', { status: 'confirmed' })]],
    [
      'it has its entry already',
      [updating(event, { title: 'X' }), setting('history/event:e1/changes/a', {})],
    ],
  ])('is not written when %s', (_, writes) => {
    expect(entriesOf(writes, stood)).toEqual([]);
  });

  test('of the list of participants is one for all of them, without a name', () => {
    const writes = [
      ...[1, 2, 3].map((no) => setting(`${event}/participants/p${no}`, { name: `Ann ${no}` })),
      deleting(`${event}/participants/p4`),
      updating(`${event}/participants/p5`, { name: 'Bo' }),
      updating(event, { currentParticipants: plus(2), updatedAt: serverNow }),
    ];
    const [entry, ...rest] = entriesOf(writes, stood);
    expect(rest).toEqual([]);
    expect(entry?.changes).toEqual([
      { field: 'people', from: null, to: { added: 3, removed: 1, changed: 1 } },
    ]);
    expect(JSON.stringify(entry)).not.toContain('Ann');
  });

  test.each<[string, Write, string]>([
    ['create', setting(event, { title: 'Spring Open' }), 'event:e1'],
    ['delete', deleting(event), 'event:e1'],
    ['delete', deleting('tournamentRequests/r1'), 'request:r1'],
    ['delete', deleting('colleges/duke/fraternities/pike'), 'chapter:duke:pike'],
    ['change', updating('settings/outreach/templates/hello', { name: 'Hi' }), 'template:hello'],
    ['change', merging('settings/salesPipeline', { googleSheetUrl: 'x' }), 'settings:salesPipeline'],
  ])('tells of a %s', (act, write, record) => {
    expect(entriesOf([write])).toMatchObject([{ act, record }]);
  });

  test('of a list says all of it', () => {
    const before: Documents = new Map([[event, { title: ['Ann'] }]]);
    expect(entriesOf([merging(event, { title: union('Ann', 'Bo') })], before)[0]?.changes).toEqual([
      { field: 'title', from: ['Ann'], to: ['Ann', 'Bo'] },
    ]);
  });

  test('says what a commit does beside its writes, in the entry of the record or one of its own', () => {
    const fact = { field: 'merged', from: null, to: 'UMass' };
    const facts = ['event:e1', 'college:duke'].map((record) => ({ record, ...fact }));
    const entries = toldOf([updating(event, { title: 'Fall Open' })], facts).map((told) => {
      const write = entryWrite('id', told, stood, { by: 'Dana', level: 'super', isCertain: true });
      return [told.record, write?.op === 'set' && readHistoryEntry('id', write.fields).changes];
    });
    expect(entries).toEqual([
      ['event:e1', [{ field: 'title', from: 'Spring Open', to: 'Fall Open' }, fact]],
      ['college:duke', [fact]],
    ]);
  });

  test('does not claim to know what this browser never had', () => {
    expect(entriesOf([updating(event, { entryFee: 25 })], new Map(), false)[0]?.changes).toEqual([
      { field: 'entryFee', from: undefined, to: 25 },
    ]);
  });

  test('keeps no text beyond the bound of the rules', () => {
    const long = updating(event, { title: 'New', description: 'x'.repeat(7_000) });
    const [told] = toldOf([long]);
    const write = told && entryWrite('id', told, stood, { by: '', level: 'super', isCertain: true });
    expect(write).toMatchObject({ fields: { fields: ['title', 'description'], to: ['"New"', ''] } });
    const quotes = updating(
      event,
      Object.fromEntries(
        ['title', 'eventName', 'description', 'location'].map((name) => [name, '"'.repeat(2_900)]),
      ),
    );
    const [entry] = entriesOf([quotes]);
    expect(entry?.changes.map(({ to }) => to === undefined)).toEqual([false, false, false, true]);
  });
});

describe('History, replayed from empty, is what stands', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.integer({ min: 0, max: 999 }),
    fc.boolean(),
    fc.constantFrom(null, '', fieldGone),
  );
  const part = (path: string) => {
    const names = recordedOf(path)?.fields?.filter((name) => !name.startsWith('contact')) ?? [];
    const more: Record<string, fc.Arbitrary<unknown>> = path.endsWith('staff')
      ? { salesContact: fc.record({ name: fc.string({ maxLength: 5 }), phone: fc.string({ maxLength: 5 }) }) }
      : { updatedAt: fc.constant(serverNow) };
    return fc
      .record({ ...Object.fromEntries(names.map((name) => [name, value])), ...more }, { requiredKeys: [] })
      .map((fields) => ({ path, fields }));
  };
  const commit = fc.record({
    op: fc.constantFrom('set', 'update', 'update', 'update', 'merge', 'delete'),
    parts: fc
      .tuple(part(event), part(`${event}/private/staff`), part('colleges/duke/fraternities/pike'))
      .chain((all) => fc.subarray(all, { minLength: 1 })),
  });

  test('whatever is written, by whomever, in any order', () => {
    fc.assert(
      fc.property(fc.array(commit, { maxLength: 25 }), (commits) => {
        const documents: Documents = new Map();
        const told = new Map<string, Record<string, unknown>>();
        for (const { op, parts } of commits) {
          const writes = parts
            .filter((one) => isReal(one.path, op, parts, documents))
            .map(({ path, fields }) => writeOf(op, path, fields, documents));
          for (const entry of entriesOf(writes, documents)) replay(told, entry.record, entry);
          apply(documents, writes);
        }
        expect(shown(told)).toEqual(shown(recordsOf(documents)));
      }),
      { numRuns: 120 },
    );
  });
});

/** A part is never without its event, and goes with it. */
function isReal(path: string, op: string, parts: readonly { path: string }[], documents: Documents): boolean {
  if (!path.endsWith('/private/staff')) return true;
  return op !== 'delete' && (documents.has(event) || parts.some((one) => one.path === event));
}

function writeOf(op: string, path: string, fields: object, documents: Documents): Write {
  // A form writes what there is.
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => op !== 'set' || value !== fieldGone),
  );
  const isPart = path.endsWith('/private/staff');
  if (op === 'set') return setting(path, given);
  if (op === 'delete') return deleting(path);
  if (op === 'merge' || isPart || !documents.has(path)) return merging(path, given);
  return updating(path, given);
}

function apply(documents: Documents, writes: readonly Write[]): void {
  for (const write of writes) {
    const before = documents.get(write.path) ?? {};
    if (write.op === 'delete') {
      documents.delete(write.path);
      documents.delete(`${write.path}/private/staff`);
      continue;
    }
    const isWhole = write.op === 'set' && !write.merge;
    const fields: Record<string, unknown> = isWhole ? {} : { ...before };
    for (const [name, value] of Object.entries(write.fields)) {
      if (value === fieldGone) delete fields[name];
      else if (name === 'salesContact' && !isWhole)
        fields[name] = { ...Object(before[name]), ...Object(value) };
      else if (value !== serverNow) fields[name] = value;
    }
    documents.set(write.path, fields);
  }
}

function replay(
  told: Map<string, Record<string, unknown>>,
  record: string,
  { act, changes }: HistoryEntry,
): void {
  const before = act === 'change' ? told.get(record) : {};
  if (act === 'delete') told.delete(record);
  else told.set(record, { ...before, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) });
}

function recordsOf(documents: Documents) {
  const records = new Map<string, Record<string, unknown>>();
  for (const [path, data] of documents) {
    const { record = '', fields } = recordedOf(path) ?? {};
    const flat = Object.entries(flatFields(data)).filter(([name]) => fields?.includes(name));
    records.set(record, { ...records.get(record), ...Object.fromEntries(flat) });
  }
  return records;
}

/** Nothing and an empty text are one. */
function shown(records: ReadonlyMap<string, Record<string, unknown>>) {
  const left = [...records].map(([record, fields]) => {
    const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== '');
    return [record, Object.fromEntries(filled.sort())] as const;
  });
  return Object.fromEntries(left.filter(([, fields]) => Object.keys(fields).length > 0));
}

test('a later change covers an earlier one that was never stored, whose entry goes with it', () => {
  const entry = (id: string) => setting(`history/event:e1/changes/${id}`, { by: 'Dana' });
  const change = (title: string) => [updating(event, { title }), entry(title)];
  expect(covers(change('B'), change('A'))).toBe(true);
  expect(covers([entry('B')], change('A'))).toBe(false);
  expect(stateAfter(change('A')).map(({ path }) => path)).toContain('history/event:e1/changes/A');
});
