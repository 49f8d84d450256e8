import { entriesOf, list, readFields, text } from '../../domain/fields/storedFields.ts';

/** What can be stored in a field. */
export type Storable = null | boolean | number | string | Date | Storable[] | { [field: string]: Storable };

/** A value in the JSON form of Firestore's REST interface. */
export type EncodedValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { stringValue: string }
  | { timestampValue: string }
  | { referenceValue: string }
  | { arrayValue: { values: EncodedValue[] } }
  | { mapValue: { fields: EncodedFields } };

export type EncodedFields = { [name: string]: EncodedValue };

/**
 * Returns a value as it is sent: whole numbers as integers, Dates as timestamps. @throws RangeError for an
 * invalid Date
 */
export function encodedValue(value: Storable): EncodedValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (Number.isSafeInteger(value)) return { integerValue: String(value) };
    // JSON cannot represent NaN and infinities as numbers.
    return { doubleValue: Number.isFinite(value) ? value : String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodedValue) } };
  return { mapValue: { fields: encodedFields(value) } };
}

/** Returns the fields of a document as they are sent. @throws RangeError for an invalid Date */
export function encodedFields(fields: { [name: string]: Storable }): EncodedFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodedValue(value)]));
}

/**
 * Returns the fields of a document in an answer: texts, numbers, booleans, times as Dates, lists and maps.
 * Anything else becomes null, which our readers treat as missing. Never throws.
 */
export function plainFields(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(entriesOf(fields).map(([name, value]) => [name, plainValue(value)]));
}

const map = { fields: plainFields };
const array = { values: (values: unknown) => list(values).map(plainValue) };

function plainValue(value: unknown): unknown {
  const [[kind, held] = ['', null]] = entriesOf(value);
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(held);
  if (kind === 'stringValue' || kind === 'booleanValue') return held;
  if (kind === 'timestampValue') return new Date(text(held));
  if (kind === 'mapValue') return readFields(map, held).fields;
  if (kind === 'arrayValue') return readFields(array, held).values;
  return null;
}
