import { invalid } from '../FirestoreError.ts';
import type { Path } from '../ResourceName.ts';
import { compareValues } from '../values/compareValues.ts';
import { type FieldPath, getField, parseFieldPath, printFieldPath } from '../values/FieldPath.ts';
import { type Fields, isVector, type Value } from '../values/Value.ts';
import type { IndexFile } from './IndexFile.ts';

const MAX_ENTRIES = 40_000;
/** An element of a list is indexed in both directions of the name. */
const ENTRIES_PER_ELEMENT = 2;
/** What a field without an override has: ascending, descending and by its elements. */
const AUTOMATIC = [{ order: 'ASCENDING' }, { order: 'DESCENDING' }, { arrayConfig: 'CONTAINS' }] as const;
const NO_INDEXES: IndexFile = { indexes: [], fieldOverrides: [] };

type Mode = IndexFile['fieldOverrides'][number]['indexes'][number] | (typeof AUTOMATIC)[number];
type Overrides = ReadonlyMap<string, readonly Mode[]>;

/** Throws INVALID_ARGUMENT if production would keep more than 40,000 index entries for a document. */
export function checkIndexEntries(file: IndexFile | null, path: Path, fields: Fields): void {
  const group = path.at(-2);
  const { indexes, fieldOverrides } = file ?? NO_INDEXES;
  const overrides: Overrides = new Map(
    fieldOverrides
      .filter((override) => override.collectionGroup === group)
      .map((override) => [override.fieldPath, override.indexes]),
  );
  const composite = indexes
    .filter((index) => index.collectionGroup === group)
    .reduce((sum, index) => sum + compositeEntries(index.fields, fields), 0);
  if (composite + fieldEntries(fields, [], AUTOMATIC, overrides) > MAX_ENTRIES) {
    throw invalid(`too many index entries for entity /${path.join('/')}`);
  }
}

/** Fields of a map are indexed as the map is, unless they have an override of their own. */
function fieldEntries(
  fields: Fields,
  above: FieldPath,
  inherited: readonly Mode[],
  overrides: Overrides,
): number {
  let entries = 0;
  for (const [name, value] of fields) {
    const path = [...above, name];
    const modes = overrides.get(printFieldPath(path)) ?? inherited;
    for (const mode of modes) entries += 'order' in mode ? 1 : elementEntries(value);
    if (value.type === 'map' && !isVector(value.fields)) {
      entries += fieldEntries(value.fields, path, modes, overrides);
    }
  }
  return entries;
}

function compositeEntries(index: IndexFile['indexes'][number]['fields'], fields: Fields): number {
  let entries = 1;
  for (const part of index) {
    if (part.fieldPath === '__name__') continue;
    const value = getField(fields, parseFieldPath(part.fieldPath));
    if (value === undefined) return 0;
    if ('arrayConfig' in part) entries *= distinct(value);
  }
  return entries;
}

function elementEntries(value: Value): number {
  return ENTRIES_PER_ELEMENT * distinct(value);
}

function distinct(value: Value): number {
  if (value.type !== 'array') return 0;
  const sorted = [...value.values].sort(compareValues);
  return sorted.filter((element, at) => {
    const before = sorted[at - 1];
    return before === undefined || compareValues(before, element) !== 0;
  }).length;
}
