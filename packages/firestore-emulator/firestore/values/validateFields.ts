import { invalid } from '../FirestoreError.ts';
import { checkReference, type Path } from '../ResourceName.ts';
import { type Fields, isVector, type Value } from './Value.ts';

const MAX_PROPERTY_BYTES = 1_048_487;
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;

/** Throws INVALID_ARGUMENT if the values may not be stored: names, nested arrays, size, depth, places. */
export function validateFields(fields: Fields): void {
  for (const [name, value] of fields) {
    checkFieldName(name);
    validateValue(value, name, 1);
  }
}

/** Throws INVALID_ARGUMENT if one value may not be stored; `property` is the name errors mention. */
export function validateValue(value: Value, property: string, depth: number): void {
  if (depth > MAX_DEPTH) throw invalid(`Property ${property} is nested more than ${MAX_DEPTH} levels deep.`);
  if (value.type === 'reference') checkReference(value.name);
  else if (value.type === 'geoPoint') checkPlace(value);
  else if (value.type === 'array') validateArray(value.values, depth);
  else if (value.type === 'map') validateMap(value.fields, depth);
  else if (contentBytes(value) > MAX_PROPERTY_BYTES) {
    throw invalid(`The value of property "${property}" is longer than ${MAX_PROPERTY_BYTES} bytes.`);
  }
}

/**
 * The bytes of a whole document, as production counts them; throws INVALID_ARGUMENT if they are over 1 MiB.
 */
export function validateSize(path: Path, fields: Fields): number {
  const bytes = 48 + path.reduce((sum, segment) => sum + textBytes(segment), 0) + fieldsBytes(fields);
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `Document "${path.join('/')}" is ${bytes} bytes, more than the maximum of ${MAX_DOCUMENT_BYTES}.`,
    );
  }
  return bytes;
}

/** Throws INVALID_ARGUMENT for names no field may have. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('The property.name is the empty string.');
  if (/^__.*__$/s.test(name)) throw invalid(`field name ${name} is reserved`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(`The name of property "${name.slice(0, 20)}…" is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

function checkPlace({ latitude, longitude }: Extract<Value, { type: 'geoPoint' }>): void {
  const within = (what: string, degrees: number, most: number) => {
    if (Math.abs(degrees) <= most) return;
    const shown = Number.isInteger(degrees) ? degrees.toFixed(1) : degrees;
    throw invalid(`Geo point ${what} '${shown}' outside permitted range -${most}.0 to ${most}.0.`);
  };
  within('latitude', latitude, 90);
  within('longitude', longitude, 180);
}

function validateMap(fields: Fields, depth: number): void {
  if (isVector(fields)) return;
  for (const [name, value] of fields) {
    checkFieldName(name);
    validateValue(value, name, depth + 1);
  }
}

function validateArray(values: readonly Value[], depth: number): void {
  for (const value of values) {
    if (value.type === 'array') throw invalid('Nested arrays are not allowed');
    if (value.type === 'map' && hasLongContent(value)) {
      throw invalid('Property array contains an invalid nested entity.');
    }
    validateValue(value, 'array', depth + 1);
  }
}

function hasLongContent(value: Value): boolean {
  if (value.type === 'map') return [...value.fields.values()].some(hasLongContent);
  return contentBytes(value) > MAX_PROPERTY_BYTES;
}

function contentBytes(value: Value): number {
  if (value.type === 'string') return Buffer.byteLength(value.value);
  return value.type === 'bytes' ? value.value.length : 0;
}

function fieldsBytes(fields: Fields): number {
  let bytes = 0;
  for (const [name, value] of fields) bytes += textBytes(name) + valueBytes(value);
  return bytes;
}

function valueBytes(value: Value): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'string':
      return textBytes(value.value);
    case 'bytes':
      return value.value.length;
    case 'reference':
      return (
        16 +
        value.name
          .split('/')
          .slice(5)
          .reduce((sum, segment) => sum + textBytes(segment), 0)
      );
    case 'geoPoint':
      return 16;
    case 'array':
      return value.values.reduce((sum, element) => sum + valueBytes(element), 0);
    case 'map':
      return fieldsBytes(value.fields);
    default:
      return 8;
  }
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}
