import { type Conjunction, disjunctions } from '../query/disjunctions.ts';
import type { Order, Query } from '../query/Query.ts';
import { type FieldPath, isNamePath, printFieldPath } from '../values/FieldPath.ts';
import type { IndexFile } from './IndexFile.ts';

export type IndexField =
  | { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
  | { fieldPath: string; arrayConfig: 'CONTAINS' };

/** What one conjunction of a query asks of indexes. */
type Need = {
  /** Fields with `==`, in any order; several indexes together may cover them. */
  equal: Set<string>;
  contains: Set<string>;
  /** Fields that sort, in their order, after the ones above. */
  orders: { field: string; descending: boolean }[];
};

/**
 * The fields of an index that production would need for the query and that the file has not, or null. Rules:
 * single-field indexes exist by themselves unless overridden; indexes that share their sorted part are merged
 * for equality filters; directions may be all reversed; every disjunct of `or`, `in` and `array-contains-any`
 * needs its own.
 */
export function missingIndex(
  file: IndexFile,
  query: Query,
  summed: readonly FieldPath[],
): IndexField[] | null {
  for (const branch of disjunctions(query.filter)) {
    const need = needOf(branch, query.orders, summed);
    if (!isMet(need, file, query)) return suggestion(need);
  }
  return null;
}

function needOf(branch: Conjunction, orders: readonly Order[], summed: readonly FieldPath[]): Need {
  const equal = new Set<string>();
  const contains = new Set<string>();
  for (const { path, op } of branch) {
    if (isNamePath(path)) continue;
    if (op === 'EQUAL' || op === 'IS_NULL' || op === 'IS_NAN') equal.add(printFieldPath(path));
    if (op === 'ARRAY_CONTAINS') contains.add(printFieldPath(path));
  }
  const sorted = orders
    .map(({ path, descending }) => ({ field: printFieldPath(path), descending }))
    .filter(({ field }) => !equal.has(field));
  for (const field of summed.map(printFieldPath)) {
    if (equal.has(field) || sorted.some((order) => order.field === field)) continue;
    // A summed field is read off the index, before the name that ends it.
    sorted.splice(-1, 0, { field, descending: false });
  }
  return { equal, contains, orders: withoutImpliedName(sorted) };
}

/** Every index ends with the name, sorted like the field before it; without sorted fields both ways exist. */
function withoutImpliedName(orders: Need['orders']): Need['orders'] {
  const last = orders.at(-1);
  if (last?.field !== '__name__') return orders;
  const before = orders.at(-2);
  return before === undefined || before.descending === last.descending ? orders.slice(0, -1) : orders;
}

function isMet(need: Need, file: IndexFile, query: Query): boolean {
  const filtered = need.equal.size + need.contains.size;
  if (filtered === 0 && need.orders.length === 0) return true;
  const covered = new Set<string>();
  let sorted = false;
  for (const fields of candidates(need, file, query)) {
    const prefix = usablePrefix(need, fields);
    if (prefix === null) continue;
    sorted = true;
    for (const field of prefix) covered.add(field);
  }
  return sorted && covered.size === filtered;
}

function candidates(need: Need, file: IndexFile, query: Query): IndexField[][] {
  const scope = query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
  const composite = file.indexes
    .filter((index) => index.collectionGroup === query.collectionId && index.queryScope === scope)
    .map((index) => index.fields);
  const fields = new Set([...need.equal, ...need.contains, ...need.orders.map((order) => order.field)]);
  const single = [...fields].flatMap((field) => singleFieldIndexes(field, file, query.collectionId, scope));
  return [...composite, ...single.map((field) => [field])];
}

function singleFieldIndexes(
  fieldPath: string,
  file: IndexFile,
  collectionGroup: string,
  scope: 'COLLECTION' | 'COLLECTION_GROUP',
): IndexField[] {
  const override = file.fieldOverrides.find(
    (entry) => entry.collectionGroup === collectionGroup && entry.fieldPath === fieldPath,
  );
  const automatic: IndexField[] =
    scope === 'COLLECTION'
      ? [
          { fieldPath, order: 'ASCENDING' },
          { fieldPath, arrayConfig: 'CONTAINS' },
        ]
      : [];
  if (override === undefined) return automatic;
  return override.indexes
    .filter((index) => index.queryScope === scope)
    .map((index) =>
      index.arrayConfig === undefined
        ? { fieldPath, order: index.order ?? 'ASCENDING' }
        : { fieldPath, arrayConfig: index.arrayConfig },
    );
}

/** The equality fields an index covers if its remaining fields are exactly the sorted ones, else null. */
function usablePrefix(need: Need, index: readonly IndexField[]): string[] | null {
  const fields = dropImpliedName(index);
  const split = fields.length - need.orders.length;
  if (split < 0) return null;
  const prefix = fields.slice(0, split);
  if (!prefix.every((field) => isWanted(need, field))) return null;
  const directions = fields.slice(split).map((field, at) => directionOf(field, need.orders[at]));
  const same = directions.every((direction) => direction === 'same');
  const reversed = directions.every((direction) => direction === 'reversed');
  return same || reversed ? prefix.map((field) => field.fieldPath) : null;
}

function isWanted(need: Need, field: IndexField): boolean {
  return ('order' in field ? need.equal : need.contains).has(field.fieldPath);
}

function directionOf(
  field: IndexField,
  order: Need['orders'][number] | undefined,
): 'same' | 'reversed' | null {
  if (!('order' in field) || order === undefined || field.fieldPath !== order.field) return null;
  return (field.order === 'DESCENDING') === order.descending ? 'same' : 'reversed';
}

function dropImpliedName(index: readonly IndexField[]): readonly IndexField[] {
  const last = index.at(-1);
  if (last === undefined || last.fieldPath !== '__name__' || !('order' in last)) return index;
  const before = index.at(-2);
  return before !== undefined && 'order' in before && before.order !== last.order
    ? index
    : index.slice(0, -1);
}

function suggestion(need: Need): IndexField[] {
  return [
    ...[...need.contains].map((fieldPath): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' })),
    ...[...need.equal].map((fieldPath): IndexField => ({ fieldPath, order: 'ASCENDING' })),
    ...need.orders.map(
      ({ field, descending }): IndexField => ({
        fieldPath: field,
        order: descending ? 'DESCENDING' : 'ASCENDING',
      }),
    ),
  ];
}
