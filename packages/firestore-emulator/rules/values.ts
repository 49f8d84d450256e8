/**
 * The values Security Rules compute with (language chapter 2), concrete ones only. Ints are bigints, so that
 * a double that happens to be whole stays a float; moments and spans of time are whole nanoseconds.
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | string
  | FloatValue
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PathValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | ConstraintValue;

export type FloatValue = { readonly type: 'float'; readonly value: number };
export type BytesValue = { readonly type: 'bytes'; readonly value: Uint8Array };
export type ListValue = { readonly type: 'list'; readonly values: readonly RuleValue[] };
/** Members are distinct under the equality of the language. */
export type SetValue = { readonly type: 'set'; readonly values: readonly RuleValue[] };
export type MapValue = { readonly type: 'map'; readonly fields: ReadonlyMap<string, RuleValue> };
/** `after.diff(before)`. */
export type MapDiffValue = { readonly type: 'map_diff'; readonly after: MapValue; readonly before: MapValue };
export type PathValue = { readonly type: 'path'; readonly segments: readonly string[] };
/** Nanoseconds since 1970-01-01T00:00:00Z. */
export type TimestampValue = { readonly type: 'timestamp'; readonly nanos: bigint };
export type DurationValue = { readonly type: 'duration'; readonly nanos: bigint };
/** Degrees. */
export type LatLngValue = { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number };
export type ConstraintValue = {
  readonly type: 'constraint';
  readonly comparator: string;
  readonly value: RuleValue;
};

export const float = (value: number): FloatValue => ({ type: 'float', value });
export const bytes = (value: Uint8Array): BytesValue => ({ type: 'bytes', value });
export const list = (values: readonly RuleValue[]): ListValue => ({ type: 'list', values });
export const set = (values: readonly RuleValue[]): SetValue => ({ type: 'set', values });
export const map = (fields: ReadonlyMap<string, RuleValue>): MapValue => ({ type: 'map', fields });
export const path = (segments: readonly string[]): PathValue => ({ type: 'path', segments });
export const timestamp = (nanos: bigint): TimestampValue => ({ type: 'timestamp', nanos });
export const duration = (nanos: bigint): DurationValue => ({ type: 'duration', nanos });
export const latLng = (latitude: number, longitude: number): LatLngValue => ({
  type: 'latlng',
  latitude,
  longitude,
});

/** A map value of an object's own fields. */
export const record = (fields: Readonly<Record<string, RuleValue>>): MapValue =>
  map(new Map(Object.entries(fields)));

/** What `resource`, `request.resource` and `get()` give for a document: `data`, `id` and `__name__`. */
export function documentValue(segments: readonly string[], data: MapValue): MapValue {
  return map(
    new Map<string, RuleValue>([
      ['data', data],
      ['id', segments.at(-1) ?? ''],
      ['__name__', path(segments)],
    ]),
  );
}
