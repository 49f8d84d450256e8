import * as v from 'valibot';
import { parseTime } from '../rules/firestoreValue.ts';
import { values } from '../rules/index.ts';
import type { RuleValue } from '../rules/values.ts';

/** A value as firebase-tools writes it for the Storage rules runtime. */
export type ExpressionValue =
  | { null_value: null }
  | { bool_value: boolean }
  | { int_value: string | number }
  | { float_value: number | string }
  | { string_value: string }
  | { bytes_value: string }
  | { path_value: { segments: { simple: string }[] } }
  | { duration_value: { seconds: number; nanos: number } }
  | { timestamp_value: string }
  | { latlng_value: { lat: number; lng: number } }
  | { map_value: { fields: Record<string, ExpressionValue> } }
  | { list_value: { values: ExpressionValue[] } }
  | { set_value: { values: ExpressionValue[] } }
  | { constraint_value: { comparator: string; value: ExpressionValue } };

const Whole = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^-?\d{1,20}$/))]);
const Values = v.object({ values: v.optional(v.array(v.lazy(() => ExpressionValue)), []) });
const Coordinates = v.union([
  v.object({ lat: v.number(), lng: v.number() }),
  v.pipe(
    v.object({ latitude: v.number(), longitude: v.number() }),
    v.transform(({ latitude, longitude }) => ({ lat: latitude, lng: longitude })),
  ),
]);

export const ExpressionValue: v.GenericSchema<unknown, ExpressionValue> = v.union([
  v.object({ string_value: v.string() }),
  v.object({ int_value: Whole }),
  v.object({ null_value: v.null() }),
  v.object({
    map_value: v.object({
      fields: v.optional(
        v.record(
          v.string(),
          v.lazy(() => ExpressionValue),
        ),
        {},
      ),
    }),
  }),
  v.object({ timestamp_value: v.string() }),
  v.object({ bool_value: v.boolean() }),
  v.object({ float_value: v.union([v.number(), v.picklist(['NaN', 'Infinity', '-Infinity'])]) }),
  v.object({ path_value: v.object({ segments: v.array(v.object({ simple: v.string() })) }) }),
  v.object({ list_value: Values }),
  v.object({ set_value: Values }),
  v.object({ bytes_value: v.string() }),
  v.object({
    duration_value: v.object({ seconds: v.optional(v.number(), 0), nanos: v.optional(v.number(), 0) }),
  }),
  v.object({ latlng_value: Coordinates }),
  v.object({ constraint_value: v.object({ comparator: v.string(), value: v.lazy(() => ExpressionValue) }) }),
]);

/** What the rules see of it. */
export function fromExpression(value: ExpressionValue): RuleValue {
  if ('null_value' in value) return null;
  if ('bool_value' in value) return value.bool_value;
  if ('int_value' in value) return BigInt(value.int_value);
  if ('float_value' in value) return values.float(Number(value.float_value));
  if ('string_value' in value) return value.string_value;
  if ('bytes_value' in value) return values.bytes(Buffer.from(value.bytes_value, 'base64'));
  if ('path_value' in value) return values.path(value.path_value.segments.map(({ simple }) => simple));
  if ('duration_value' in value) {
    const { seconds, nanos } = value.duration_value;
    return values.duration(BigInt(Math.trunc(seconds)) * 1_000_000_000n + BigInt(Math.trunc(nanos)));
  }
  if ('timestamp_value' in value) return values.timestamp(parseTime(value.timestamp_value));
  if ('latlng_value' in value) return values.latLng(value.latlng_value.lat, value.latlng_value.lng);
  if ('list_value' in value) return values.list(value.list_value.values.map(fromExpression));
  if ('set_value' in value) return values.set(value.set_value.values.map(fromExpression));
  if ('constraint_value' in value) {
    const { comparator, value: inner } = value.constraint_value;
    return { type: 'constraint', comparator, value: fromExpression(inner) };
  }
  const { fields } = value.map_value;
  return values.map(new Map(Object.entries(fields).map(([name, field]) => [name, fromExpression(field)])));
}
