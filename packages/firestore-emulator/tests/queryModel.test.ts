import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchesFilter } from '../firestore/query/matchesFilter.ts';
import type { Cursor, FieldFilter, Filter, Operator, Order, Query } from '../firestore/query/Query.ts';
import { compareDocuments, isInScope, runQuery } from '../firestore/query/runQuery.ts';
import { Database } from '../firestore/store/Database.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { compareValues } from '../firestore/values/compareValues.ts';
import type { Fields, Value } from '../firestore/values/Value.ts';

const NAME: Order['path'] = ['__name__'];
const fieldName = fc.constantFrom('a', 'b', 'c');
const small: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((n): Value => ({ type: 'integer', value: BigInt(n) })),
  fc.constantFrom<Value>(
    { type: 'null' },
    { type: 'double', value: 1 },
    { type: 'double', value: Number.NaN },
  ),
  fc.constantFrom('x', 'y').map((value): Value => ({ type: 'string', value })),
);
const value = fc.oneof(
  small,
  fc.array(small, { maxLength: 2 }).map((values): Value => ({ type: 'array', values })),
);
const fields: fc.Arbitrary<Fields> = fc
  .uniqueArray(fc.tuple(fieldName, value), { selector: ([name]) => name, maxLength: 3 })
  .map((entries) => new Map(entries));
const path = fc
  .tuple(fc.constantFrom('c', 'd', 'c/x/c', 'd/y/c'), fc.constantFrom('1', '2', '3', '4', '5'))
  .map(([collection, id]) => [...collection.split('/'), id]);

const single = fc.constantFrom<Operator>(
  ...(['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'] as const),
  ...(['NOT_EQUAL', 'ARRAY_CONTAINS', 'IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'] as const),
);
const several = fc.constantFrom<Operator>('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY');
const fieldFilter: fc.Arbitrary<FieldFilter> = fc.oneof(
  fc.record({ kind: fc.constant('field'), path: fieldName.map((name) => [name]), op: single, value }),
  fc.record({
    kind: fc.constant('field'),
    path: fieldName.map((name) => [name]),
    op: several,
    // Four of these in one filter stay below the limit of 30 disjunctions.
    value: fc
      .array(small, { minLength: 1, maxLength: 2 })
      .map((values): Value => ({ type: 'array', values })),
  }),
);
const group = (filters: fc.Arbitrary<Filter>) =>
  fc.record({
    kind: fc.constantFrom('and' as const, 'or' as const),
    filters: fc.array(filters, { minLength: 1, maxLength: 2 }),
  });
const filter: fc.Arbitrary<Filter | null> = fc.oneof(
  fc.constant(null),
  fieldFilter,
  group(fieldFilter),
  group(fc.oneof(fieldFilter, group(fieldFilter))),
);
const orders: fc.Arbitrary<Order[]> = fc
  .tuple(
    fc.uniqueArray(fc.record({ path: fieldName.map((name) => [name]), descending: fc.boolean() }), {
      selector: (order) => order.path[0],
      maxLength: 2,
    }),
    fc.boolean(),
  )
  .map(([fieldOrders, descending]) => [...fieldOrders, { path: NAME, descending }]);
const cursor: fc.Arbitrary<Cursor | null> = fc.option(
  fc.record({ values: fc.array(value, { minLength: 1, maxLength: 2 }), before: fc.boolean() }),
);
const query: fc.Arbitrary<Query> = fc
  .record({
    parent: fc.constantFrom([], ['c', 'x']),
    collectionId: fc.constantFrom('c', 'd'),
    allDescendants: fc.boolean(),
    filter,
    orders,
    startAt: cursor,
    endAt: cursor,
    offset: fc.constantFrom(0, 0, 1),
    limit: fc.constantFrom(null, 0, 1, 2, 3),
    projection: fc.constant(null),
    required: fc.array(
      fieldName.map((name) => [name]),
      { maxLength: 1 },
    ),
  })
  .map((asked) => {
    const most = asked.orders.length - 1;
    const cut = (at: Cursor | null) =>
      at === null || most === 0 ? null : { ...at, values: at.values.slice(0, most) };
    return { ...asked, startAt: cut(asked.startAt), endAt: cut(asked.endAt) };
  });

const writes = fc.array(fc.record({ path, fields: fc.option(fields) }), { minLength: 1, maxLength: 6 });

it('finds what trying every document finds, again after every change', () => {
  fc.assert(
    fc.property(
      fc.array(query, { minLength: 1, maxLength: 3 }),
      fc.array(writes, { maxLength: 5 }),
      (queries, rounds) => {
        const database = new Database({ project: 'p', database: 'd' });
        for (const round of rounds) {
          for (const { path, fields } of round) write(database, path, fields);
          for (const asked of queries) {
            expect(names(runQuery(database, asked).documents)).toEqual(names(tryAll(database, asked)));
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

function write(database: Database, path: string[], fields: Fields | null): void {
  const time = database.nextTime();
  const after = fields && database.version(path, fields, time, time);
  database.apply([{ path, before: database.get(path), after }], time);
}

function tryAll(database: Database, asked: Query): StoredDocument[] {
  const found = [...database.documents()].filter(
    (document) =>
      isInScope(asked, document.path) &&
      (asked.filter === null || matchesFilter(asked.filter, document)) &&
      asked.orders.every(({ path: [name = ''] }) => name === '__name__' || document.fields.has(name)) &&
      asked.required.every(([name = '']) => document.fields.has(name)) &&
      // Inclusive ends: a start that is "before" its values lets them in, an end that is not does too.
      (asked.startAt === null || beyond(asked, asked.startAt, document) > (asked.startAt.before ? -1 : 0)) &&
      (asked.endAt === null || beyond(asked, asked.endAt, document) < (asked.endAt.before ? 0 : 1)),
  );
  found.sort((a, b) => compareDocuments(asked, a, b));
  return found.slice(asked.offset, asked.limit === null ? undefined : asked.offset + asked.limit);
}

/** Where a document lies to a cursor in the query's order: -1, 0 or 1. */
function beyond(asked: Query, { values }: Cursor, document: StoredDocument): number {
  for (const [at, value] of values.entries()) {
    const { path, descending } = asked.orders[at] ?? { path: NAME, descending: false };
    const stored = document.fields.get(path[0] ?? '');
    const order = stored === undefined ? 0 : Math.sign(compareValues(stored, value));
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

const names = (documents: StoredDocument[]) => documents.map(({ name }) => name);
