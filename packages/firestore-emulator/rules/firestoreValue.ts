import * as v from 'valibot';
import {
  bytes,
  documentValue,
  float,
  latLng,
  list,
  type MapValue,
  map,
  path,
  type RuleValue,
  timestamp,
} from './values.ts';

/**
 * A value as the REST interface of Firestore writes it. Doubles come as numbers or as the words JSON has no
 * numbers for.
 */
type FirestoreValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number | undefined; longitude?: number | undefined } }
  | { arrayValue: { values?: FirestoreValue[] | undefined } }
  | { mapValue: { fields?: Record<string, FirestoreValue> | undefined } };

const Double = v.union([v.number(), v.picklist(['NaN', 'Infinity', '-Infinity'])]);
const Fields = v.record(
  v.string(),
  v.lazy(() => FirestoreValue),
);

/** A value of the REST interface as it comes over the wire. */
const FirestoreValue: v.GenericSchema<unknown, FirestoreValue> = v.union([
  v.object({ stringValue: v.string() }),
  v.object({
    integerValue: v.union([v.pipe(v.string(), v.regex(/^-?\d{1,20}$/)), v.pipe(v.number(), v.integer())]),
  }),
  v.object({ booleanValue: v.boolean() }),
  v.object({ timestampValue: v.string() }),
  v.object({ mapValue: v.object({ fields: v.optional(Fields) }) }),
  v.object({ arrayValue: v.object({ values: v.optional(v.array(v.lazy(() => FirestoreValue))) }) }),
  v.object({ doubleValue: Double }),
  v.object({ nullValue: v.null() }),
  v.object({ referenceValue: v.string() }),
  v.object({
    geoPointValue: v.object({ latitude: v.optional(v.number()), longitude: v.optional(v.number()) }),
  }),
  v.object({ bytesValue: v.string() }),
]);

/** A document of the REST interface; `name` is `projects/{p}/databases/{d}/documents/…`. */
export const FirestoreDocument = v.object({ name: v.string(), fields: v.optional(Fields, {}) });

/** What the rules see of a stored value (language chapter 5). */
function fromFirestore(value: FirestoreValue): RuleValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('timestampValue' in value) return timestamp(parseTime(value.timestampValue));
  if ('mapValue' in value) return fromFields(value.mapValue.fields ?? {});
  if ('arrayValue' in value) return list((value.arrayValue.values ?? []).map(fromFirestore));
  if ('doubleValue' in value) return float(Number(value.doubleValue));
  if ('referenceValue' in value) return path(pathBelowProject(value.referenceValue));
  if ('geoPointValue' in value) {
    return latLng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  return 'bytesValue' in value ? bytes(Buffer.from(value.bytesValue, 'base64')) : null;
}

/** The fields of a document as the map `resource.data`. */
function fromFields(fields: Readonly<Record<string, FirestoreValue>>): MapValue {
  return map(new Map(Object.entries(fields).map(([name, value]) => [name, fromFirestore(value)])));
}

/** A document as rules see it: `data`, `id`, `__name__`. */
export function fromDocument({ name, fields }: v.InferOutput<typeof FirestoreDocument>): MapValue {
  return documentValue(pathBelowProject(name), fromFields(fields));
}

/** `projects/{p}/databases/…` without the project, as segments. */
function pathBelowProject(name: string): string[] {
  const segments = name.split('/').filter((segment) => segment !== '');
  return segments[0] === 'projects' ? segments.slice(2) : segments;
}

/** Nanoseconds since 1970 of an RFC 3339 time; an unreadable one gives 1970 itself. */
export function parseTime(text: string): bigint {
  const found = /^(.*?T\d\d:\d\d:\d\d)(?:\.(\d{1,9})\d*)?(Z|[+-]\d\d:\d\d)$/i.exec(text);
  const millis = found === null ? Number.NaN : Date.parse(`${found[1]}${found[3]}`);
  if (found === null || Number.isNaN(millis)) return 0n;
  return BigInt(millis) * 1_000_000n + BigInt((found[2] ?? '').padEnd(9, '0'));
}
