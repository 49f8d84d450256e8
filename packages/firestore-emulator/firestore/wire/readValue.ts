import { parseTimestamp } from '../values/Timestamp.ts';
import type { Fields, Value } from '../values/Value.ts';
import {
  checkText,
  objectEntries,
  optional,
  PayloadProblem,
  type Reader,
  readBoolean,
  readBytes,
  readDouble,
  readInteger,
  readMessage,
  readText,
  repeated,
} from './read.ts';

const MAX_DEPTH = 100;

/** Reads a REST value; throws PayloadProblem. What may be stored is decided later, by `validateFields`. */
export function readValue(json: unknown, depth = 0): Value {
  if (depth > MAX_DEPTH) throw new PayloadProblem('nested too deeply');
  const [entry, ...others] = objectEntries(json);
  if (entry === undefined || others.length > 0) throw new PayloadProblem('not one value');
  const [key, content] = entry;
  const read = READERS.get(key);
  if (read === undefined) throw new PayloadProblem(`unknown type ${key}`);
  return read(content, depth);
}

/** Reads a JSON object of values. */
export function readFields(json: unknown, depth = 0): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of objectEntries(json)) {
    checkText(name);
    fields.set(name, readValue(value, depth + 1));
  }
  return fields;
}

/** Reads the contents of an `arrayValue`. */
export function readArray(json: unknown, depth = 0): readonly Value[] {
  return repeated(readMessage(json, ['values']), 'values', (item) => readValue(item, depth + 1));
}

/** Reads an RFC 3339 text as a value. */
export function readTimestamp(json: unknown): Extract<Value, { type: 'timestamp' }> {
  const timestamp = parseTimestamp(readText(json));
  if (timestamp === null) throw new PayloadProblem('no timestamp');
  return { type: 'timestamp', ...timestamp };
}

type ContentReader = (json: unknown, depth: number) => Value;

const CONTENT: Record<string, ContentReader> = {
  nullValue: (json) => {
    if (json !== null && json !== 'NULL_VALUE' && json !== 0) throw new PayloadProblem('no null');
    return { type: 'null' };
  },
  booleanValue: (json) => ({ type: 'boolean', value: readBoolean(json) }),
  integerValue: (json) => ({ type: 'integer', value: readInteger(json) }),
  doubleValue: (json) => ({ type: 'double', value: readDouble(json) }),
  timestampValue: readTimestamp,
  stringValue: (json) => ({ type: 'string', value: readText(json) }),
  bytesValue: (json) => ({ type: 'bytes', value: readBytes(json) }),
  referenceValue: (json) => ({ type: 'reference', name: readText(json) }),
  geoPointValue: (json) => {
    const point = readMessage(json, ['latitude', 'longitude']);
    const coordinate = (name: string, read: Reader<number>) => optional(point, name, read) ?? 0;
    return {
      type: 'geoPoint',
      latitude: coordinate('latitude', readDouble),
      longitude: coordinate('longitude', readDouble),
    };
  },
  arrayValue: (json, depth) => ({ type: 'array', values: readArray(json, depth) }),
  mapValue: (json, depth) => {
    const fields = readMessage(json, ['fields']).get('fields');
    return { type: 'map', fields: fields === undefined ? new Map() : readFields(fields, depth) };
  },
};

const READERS: ReadonlyMap<string, ContentReader> = new Map(
  Object.entries(CONTENT).flatMap(([name, read]) => [
    [name, read],
    [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), read],
  ]),
);
