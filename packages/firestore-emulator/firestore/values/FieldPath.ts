import { invalid } from '../FirestoreError.ts';
import type { Fields, Value } from './Value.ts';

/** The names from a document's top level down to a field. */
export type FieldPath = readonly string[];

const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`/sy;
const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

/** Reads `a.b` or `` a.`odd name` ``; throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const path: string[] = [];
  let at = 0;
  do {
    SEGMENT.lastIndex = at;
    const found = SEGMENT.exec(text);
    if (found === null) throw badPath(text);
    path.push(found[1] ?? (found[2] ?? '').replace(/\\(.)/gs, '$1'));
    at = SEGMENT.lastIndex + 1;
  } while (text[at - 1] === '.');
  if (at !== text.length + 1) throw badPath(text);
  return path;
}

/** The inverse of `parseFieldPath`; one text per path. */
export function printFieldPath(path: FieldPath): string {
  return path.map((name) => (SIMPLE.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``)).join('.');
}

/** Whether the path is the document's name and not a field. */
export function isNamePath(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** The value at a path, or undefined. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let within: Fields | undefined = fields;
  for (const name of path) {
    value = within?.get(name);
    within = value?.type === 'map' ? value.fields : undefined;
  }
  return value;
}

/**
 * The fields with the value at a path replaced, or removed for undefined; a parent that is no map becomes
 * one.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const old = fields.get(name);
  const inner = old?.type === 'map' ? old.fields : undefined;
  if (value === undefined && (old === undefined || (rest.length > 0 && inner === undefined))) return fields;
  const copy = new Map(fields);
  if (rest.length > 0) copy.set(name, { type: 'map', fields: withField(inner ?? new Map(), rest, value) });
  else if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}

/** The fields cut down to some paths. */
export function projectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let projected: Fields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}

function badPath(text: string): Error {
  return invalid(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
  );
}
