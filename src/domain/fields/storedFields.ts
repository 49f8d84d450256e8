import { parseDay, parseInstant } from '../time/parse.ts';
import { isHttpsAddress, isImageAddress } from './address.ts';

/*
 * The fields of stored documents as readers take them: each is a function that has an answer for whatever an
 * older installation left behind, so that reading a document never fails. There is nothing to refuse and no
 * message to give, and visitors download this file first: hence no schema library here (docs/decisions.md).
 */

/**
 * Text for people: without outer blanks, control characters, marks that turn the direction of what follows,
 * and halves of surrogate pairs, which encodeURIComponent refuses. A finite number as its digits; '' for
 * anything else.
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
 * Text exactly as stored, for what is compared; only a half of a surrogate pair becomes U+FFFD. '' for
 * anything else.
 */
export const exactText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : '';

/** True only for true. */
export const flag = (value: unknown): boolean => value === true;

/** False only for false. */
export const notFalse = (value: unknown): boolean => value !== false;

/** Whatever is there; undefined when nothing is. */
export const anything = (value: unknown): unknown => value;

/** A list of whatever is in it, empty for anything else. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A calendar day 'YYYY-MM-DD' or null. */
export const day: (value: unknown) => string | null = parseDay;

/** A Date or null. */
export const instant: (value: unknown) => Date | null = parseInstant;

/** A finite number or null. */
export const finiteNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A whole number from 0 on, or null; '$1,000' counts as 1000. */
export function wholeNumber(value: unknown): number | null {
  const given = typeof value === 'string' && /\d/.test(value) ? Number(value.replace(/[$,\s]/g, '')) : value;
  return typeof given === 'number' && given >= 0 && given < 1e15 ? Math.round(given) : null;
}

/** An https address, '' for anything else. */
export const link = (value: unknown): string => (isHttpsAddress(text(value)) ? text(value) : '');

/** An address of a picture, '' for anything else. Older documents hold the picture itself, as a data URL. */
export function image(value: unknown): string {
  const given = text(value);
  return isImageAddress(given) || /^data:image\/(jpeg|png|webp|svg\+xml)[;,]/.test(given) ? given : '';
}

type Fields = Record<string, (value: unknown) => unknown>;
type Read<T extends Fields> = { [name in keyof T]: ReturnType<T[name]> };

/** The named fields of a stored document, each as its function answers; `data` may be anything. */
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
