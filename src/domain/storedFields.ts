import * as v from 'valibot';
import { isHttpsAddress, isImageAddress } from './address.ts';
import { calendarDay } from './calendarDay.ts';
import { moment } from './moment.ts';

/*
 * The fields of stored documents as readers take them: every one has an answer for whatever an older installation left
 * behind, so that reading a document never fails.
 */

function tolerant<T>(read: (value: unknown) => T) {
  return v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined));
}

const asText = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** Text without outer blanks, '' for anything else. */
export const text = tolerant(asText);

/** Text exactly as stored, blanks included, '' for anything else. */
export const exactText = tolerant((value) => (typeof value === 'string' ? value : ''));

/** True only for true. */
export const flag = tolerant((value) => value === true);

/** False only for false. */
export const notFalse = tolerant((value) => value !== false);

/** Whatever is there; undefined when nothing is. */
export const anything = tolerant((value) => value);

/** A finite number or null. */
export const finiteNumber = tolerant((value) => (Number.isFinite(value) ? Number(value) : null));

/** A list of whatever is in it, empty for anything else. */
export const list = tolerant((value): unknown[] => (Array.isArray(value) ? value : []));

/** A calendar day 'YYYY-MM-DD' or null. */
export const day = tolerant(calendarDay);

/** A Date or null. */
export const instant = tolerant(moment);

/** A whole number from 0 on, or null; '$1,000' counts as 1000. */
export const wholeNumber = tolerant((value) => {
  const given = typeof value === 'string' && /\d/.test(value) ? Number(value.replace(/[$,\s]/g, '')) : value;
  return typeof given === 'number' && given >= 0 && given < 1e15 ? Math.round(given) : null;
});

/** An https address, '' for anything else. */
export const link = tolerant((value) => (isHttpsAddress(asText(value)) ? asText(value) : ''));

/** An address of a picture, '' for anything else. Older documents hold the picture itself, as a data URL. */
export const image = tolerant((value) => {
  const given = asText(value);
  return isImageAddress(given) || /^data:image\/(jpeg|png|webp|svg\+xml)[;,]/.test(given) ? given : '';
});

/** The stored fields of a document, parsed; never fails, since each field has an answer for what is not there. */
export function readFields<T extends v.ObjectEntries>(
  entries: T,
  data: unknown,
): v.InferOutput<v.ObjectSchema<T, undefined>> {
  return v.parse(v.object(entries), Object(data));
}
