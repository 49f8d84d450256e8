import { printTimestamp } from './Timestamp.ts';
import type { Fields, Value } from './Value.ts';

/** The REST form of a value (ProtoJSON: int64 as text, zero coordinates and empty collections left out). */
export function encodeValue(value: Value): Record<string, unknown> {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'timestamp':
      return { timestampValue: printTimestamp(value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { referenceValue: value.name };
    case 'geoPoint':
      return { geoPointValue: encodeGeoPoint(value.latitude, value.longitude) };
    case 'array':
      return { arrayValue: value.values.length === 0 ? {} : { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: value.fields.size === 0 ? {} : { fields: encodeFields(value.fields) } };
  }
}

/** The REST form of a document's or map's fields, in their stored order. */
export function encodeFields(fields: Fields): Record<string, unknown> {
  const entries: [string, unknown][] = [];
  for (const [name, value] of fields) entries.push([name, encodeValue(value)]);
  return Object.fromEntries(entries);
}

function encodeGeoPoint(latitude: number, longitude: number): Record<string, number> {
  return { ...(latitude !== 0 && { latitude }), ...(longitude !== 0 && { longitude }) };
}
