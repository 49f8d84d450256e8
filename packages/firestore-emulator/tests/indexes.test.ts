import { describe, expect, it } from 'vitest';
import { Indexes } from '../firestore/indexes/Indexes.ts';
import { parseIndexFile } from '../firestore/indexes/IndexFile.ts';
import { missingIndex } from '../firestore/indexes/missingIndex.ts';
import { resolveQuery } from '../firestore/query/resolveQuery.ts';
import { parseFieldPath } from '../firestore/values/FieldPath.ts';
import { readQuery } from '../firestore/wire/readQuery.ts';
import { RestClient } from './support/rest.ts';
import { newEmulator, startEmulator } from './support/startEmulator.ts';

const one = { integerValue: '1' };
const list = { arrayValue: { values: [one, { integerValue: '2' }] } };
const field = (fieldPath: string, op: string, value: unknown = one) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (op: 'AND' | 'OR', ...filters: unknown[]) => ({ compositeFilter: { op, filters } });
const order = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

type Asked = { where?: unknown; orderBy?: unknown[]; group?: boolean; sums?: string[] };

/** The fields of the index that would have to be added, short: `a+`, `b-`, `tags[]`; null = none. */
function missing(file: unknown, { where, orderBy, group = false, sums = [] }: Asked): string | null {
  const from = [{ collectionId: 'c', allDescendants: group }];
  const wire = readQuery({ from, ...(where !== undefined && { where }), ...(orderBy && { orderBy }) });
  const query = resolveQuery(wire, [], { project: 'p', database: '(default)' });
  const fields = missingIndex(parseIndexFile(file), query, sums.map(parseFieldPath));
  return (
    fields
      ?.map((part) => part.fieldPath + ('order' in part ? (part.order === 'ASCENDING' ? '+' : '-') : '[]'))
      .join(' ') ?? null
  );
}

/** An index file with composite indexes on `c`, written as above. */
function fileOf(...indexes: string[]): unknown {
  return {
    indexes: indexes.map((index) => ({
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: index.split(' ').map((part) => {
        const fieldPath = part.replace(/[+-]$|\[\]$/, '');
        if (part.endsWith('[]')) return { fieldPath, arrayConfig: 'CONTAINS' };
        return { fieldPath, order: part.endsWith('-') ? 'DESCENDING' : 'ASCENDING' };
      }),
    })),
  };
}

describe('queries that need no composite index', () => {
  it.each<[string, Asked]>([
    ['everything', {}],
    ['one equality', { where: field('a', 'EQUAL') }],
    [
      'several equalities',
      { where: all('AND', field('a', 'EQUAL'), field('b', 'EQUAL'), field('c', 'EQUAL')) },
    ],
    [
      'equalities and array-contains',
      { where: all('AND', field('a', 'EQUAL'), field('t', 'ARRAY_CONTAINS')) },
    ],
    ['a range', { where: field('a', 'GREATER_THAN') }],
    [
      'a range, sorted by its field',
      { where: field('a', 'GREATER_THAN'), orderBy: [order('a', 'DESCENDING')] },
    ],
    ['one order', { orderBy: [order('a', 'DESCENDING')] }],
    [
      'one order with the name as it ends anyway',
      { orderBy: [order('a', 'DESCENDING'), order('__name__', 'DESCENDING')] },
    ],
    ['in', { where: field('a', 'IN', list) }],
    ['or of equalities', { where: all('OR', field('a', 'EQUAL'), field('b', 'EQUAL')) }],
    ['array-contains-any', { where: field('t', 'ARRAY_CONTAINS_ANY', list) }],
    [
      'an equality sorted by its own field',
      { where: field('a', 'EQUAL'), orderBy: [order('a', 'DESCENDING')] },
    ],
    ['an equality by name', { where: field('a', 'EQUAL'), orderBy: [order('__name__', 'DESCENDING')] }],
    ['a sum', { sums: ['a'] }],
    ['a group by name', { group: true }],
  ])('%s', (_, asked) => {
    expect(missing({}, asked)).toBeNull();
  });
});

describe('queries that need one', () => {
  it.each<[string, string, Asked]>([
    [
      'an equality with an order',
      'a+ b-',
      { where: field('a', 'EQUAL'), orderBy: [order('b', 'DESCENDING')] },
    ],
    [
      'an equality with a range',
      'a+ b+',
      { where: all('AND', field('a', 'EQUAL'), field('b', 'GREATER_THAN')) },
    ],
    ['two orders', 'a+ b-', { orderBy: [order('a'), order('b', 'DESCENDING')] }],
    ['two ranges', 'a+ b+', { where: all('AND', field('a', 'GREATER_THAN'), field('b', 'LESS_THAN')) }],
    [
      'array-contains with an order',
      't[] a+',
      { where: field('t', 'ARRAY_CONTAINS'), orderBy: [order('a')] },
    ],
    ['in with an order', 'a+ b+', { where: field('a', 'IN', list), orderBy: [order('b')] }],
    [
      'an order with the name the other way',
      'a+ __name__-',
      { orderBy: [order('a'), order('__name__', 'DESCENDING')] },
    ],
    ['an equality with a sum', 'a+ s+', { where: field('a', 'EQUAL'), sums: ['s'] }],
    [
      'the second branch of an or',
      'b+ c+',
      { where: all('OR', field('a', 'EQUAL'), field('b', 'EQUAL')), orderBy: [order('c')] },
    ],
  ])('%s', (_, index, asked) => {
    const first = 'a+ c+';
    expect(missing(fileOf(first), asked)).toBe(index);
    expect(missing(fileOf(first, index), asked)).toBeNull();
  });

  it('is served by an index with all directions reversed, and by no other', () => {
    const asked = { orderBy: [order('a'), order('b', 'DESCENDING')] };
    expect(missing(fileOf('a- b+'), asked)).toBeNull();
    expect(missing(fileOf('a- b-', 'a+ b+', 'b- a+', 'a+ b- c+', 'a+'), asked)).toBe('a+ b-');
  });

  it('merges indexes that share their sorted part', () => {
    const asked = {
      where: all('AND', field('a', 'EQUAL'), field('b', 'EQUAL')),
      orderBy: [order('d', 'DESCENDING')],
    };
    expect(missing(fileOf('a+ d-', 'b+ d-'), asked)).toBeNull();
    expect(missing(fileOf('a+ d-', 'b+ d-'), { ...asked, orderBy: [order('d')] })).toBeNull();
    expect(missing(fileOf('a+ d-'), asked)).toBe('a+ b+ d-');
  });

  it('tells collections from collection groups', () => {
    const asked = { where: field('a', 'EQUAL'), orderBy: [order('b')], group: true };
    expect(missing(fileOf('a+ b+'), asked)).toBe('a+ b+');
    const group = {
      indexes: [
        {
          collectionGroup: 'c',
          queryScope: 'COLLECTION_GROUP',
          fields: [
            { fieldPath: 'a', order: 'ASCENDING' },
            { fieldPath: 'b', order: 'ASCENDING' },
          ],
        },
      ],
    };
    expect(missing(group, asked)).toBeNull();
  });
});

describe('field overrides', () => {
  const override = (indexes: unknown[]) => ({
    fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'a', indexes }],
  });

  it('take automatic indexes away', () => {
    expect(missing(override([]), { where: field('a', 'EQUAL') })).toBe('a+');
    expect(missing(override([{ arrayConfig: 'CONTAINS' }]), { where: field('a', 'EQUAL') })).toBe('a+');
    expect(
      missing(override([{ arrayConfig: 'CONTAINS' }]), { where: field('a', 'ARRAY_CONTAINS') }),
    ).toBeNull();
  });

  it('give single fields to collection groups', () => {
    const asked = { where: field('a', 'EQUAL'), group: true };
    expect(missing({}, asked)).toBe('a+');
    expect(missing(override([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]), asked)).toBeNull();
  });
});

describe('a server with an index file', () => {
  const query = { from: [{ collectionId: 'c' }], where: field('a', 'EQUAL'), orderBy: [order('b')] };

  it('refuses, names the index, and looks at the file again', async () => {
    let file: unknown = {};
    const indexes = new Indexes(() => parseIndexFile(file));
    const running = await startEmulator(0, newEmulator({ indexes }));
    const client = new RestClient(running.origin, 'p');
    expect(await client.query(query)).toEqual({
      code: 400,
      status: 'FAILED_PRECONDITION',
      message: expect.stringMatching(
        /^The query requires an index\. .*"collectionGroup":"c".*"fieldPath":"a".*"fieldPath":"b"/,
      ),
    });
    file = fileOf('a+ b+');
    expect(await client.query(query)).toEqual({ paths: [], fields: [] });
    await running.stop();
  });

  it('is the only one that does', async () => {
    const running = await startEmulator();
    expect(await new RestClient(running.origin, 'p').query(query)).toEqual({ paths: [], fields: [] });
    await running.stop();
  });

  it.each([['"text"'], ['{"indexes":[{"collectionGroup":"c"}]}'], ['{"indexes":{}}']])(
    'refuses the file %s',
    (text) => {
      expect(() => parseIndexFile(JSON.parse(text))).toThrow();
    },
  );
});
