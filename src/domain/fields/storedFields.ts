import { parseDay, parseInstant } from '../time/parse.ts';
import { isHttpsAddress, isImageAddress } from './address.ts';

/*
 * Readers for the fields of stored documents. Each one returns a value for anything an older installation
 * left behind, so that reading a document never fails. Nothing is refused and no message is needed, and
 * visitors download this file first: hence no schema library here (docs/decisions/code-and-build.md).
 */

/**
 * Returns text for display, trimmed, without control characters, direction marks and lone surrogates. A
 * number becomes its digits.
 */
export function text(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  return value
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}

/**
 * Returns text exactly as stored, for comparison; only a lone surrogate becomes U+FFFD. '' for anything else.
 */
export const exactText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : '';

/** True only for true. */
export const flag = (value: unknown): boolean => value === true;

/** False only for false. */
export const notFalse = (value: unknown): boolean => value !== false;

/** Returns the value as is; undefined when it is missing. */
export const anything = (value: unknown): unknown => value;

/** Returns a list with items of any kind, empty for anything else. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the entries of a stored map, none for anything else. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** A calendar day 'YYYY-MM-DD' or null. */
export const day: (value: unknown) => string | null = parseDay;

/** A Date or null. */
export const instant: (value: unknown) => Date | null = parseInstant;

/** A finite number or null. */
export const finiteNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Returns a finite number, or 0. */
export const number = (value: unknown): number => finiteNumber(value) ?? 0;

/** Returns a whole number from 0 up, or null; '$1,000' counts as 1000. */
export function wholeNumber(value: unknown): number | null {
  const given = typeof value === 'string' && /\d/.test(value) ? Number(value.replace(/[$,\s]/g, '')) : value;
  return typeof given === 'number' && given >= 0 && given < 1e15 ? Math.round(given) : null;
}

/** An https address, '' for anything else. */
export const link = (value: unknown): string => (isHttpsAddress(text(value)) ? text(value) : '');

/**
 * Returns the address of a picture, '' for anything else. Older documents hold the picture itself, as a data
 * URL.
 */
export function image(value: unknown): string {
  const given = text(value);
  return isImageAddress(given) || /^data:image\/(jpeg|png|webp|svg\+xml)[;,]/.test(given) ? given : '';
}

type Fields = Record<string, (value: unknown) => unknown>;
type Read<T extends Fields> = { [name in keyof T]: ReturnType<T[name]> };

/** Returns the named fields of a stored document, each as its reader returns it; `data` may be anything. */
export function readFields<T extends Fields>(fields: T, data: unknown): Read<T> {
  const stored = new Map(Object.entries(Object(data)));
  const found = Object.fromEntries(
    Object.entries(fields).map(([name, read]) => [name, read(stored.get(name))]),
  );
  if (!isComplete(fields, found)) throw new TypeError('A field was left out.');
  return found;
}

function isComplete<T extends Fields>(fields: T, found: object): found is Read<T> {
  return Object.keys(fields).every((name) => name in found);
}
