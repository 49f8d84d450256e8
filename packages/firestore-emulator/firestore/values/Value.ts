/**
 * A stored value. Integers are bigints, so that a whole double stays a double. Values are never changed in
 * place.
 */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: 'integer'; readonly value: bigint }
  | { readonly type: 'double'; readonly value: number }
  | { readonly type: 'timestamp'; readonly seconds: number; readonly nanos: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'reference'; readonly name: string }
  | { readonly type: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'array'; readonly values: readonly Value[] }
  | { readonly type: 'map'; readonly fields: Fields };

export type Fields = ReadonlyMap<string, Value>;

export const NULL: Value = { type: 'null' };
export const NAN: Value = { type: 'double', value: Number.NaN };

/** Whether a map is Firestore's way of writing a vector. */
export function isVector(fields: Fields): boolean {
  const type = fields.get('__type__');
  return type?.type === 'string' && type.value === '__vector__' && fields.get('value')?.type === 'array';
}

/** Whether the value is the number NaN. */
export function isNaNValue(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
