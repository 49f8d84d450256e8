import * as v from 'valibot';
import { parseDay } from '../time/parse.ts';
import { isHttpsAddress, isImageAddress } from './address.ts';
import { limits } from './limits.ts';
import { publicContact } from './publicContact.ts';

/*
 * The field schemas that forms and writes are built from. Each accepts what firestore.rules accept; its
 * message stands beside it.
 */

/** Text without outer blanks, up to `limit` characters; may be empty. */
export const textInput = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(limit, `Keep it to ${limit} characters`));

/** Text that must not be empty. */
export const filledInput = (limit: number, message: string) => v.pipe(textInput(limit), v.nonEmpty(message));

/** A whole number within limits. */
export const numberInput = (least: number, limit: number) => {
  const message = `Enter a whole number from ${least} to ${limit.toLocaleString('en-US')}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(limit, message),
  );
};

/** A number as people type it, '$1,000' or '1000'; null for an empty text. */
export const typedNumber = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[$,\s]/g, '')),
  v.transform((digits) => (digits === '' ? null : Number(digits))),
);

/** A calendar day 'YYYY-MM-DD' that exists. */
export const dayInput = v.pipe(
  v.string('Choose a date'),
  v.check((day) => parseDay(day) === day, 'Choose a date'),
);

/** An https address, or '' for none. */
export const linkInput = v.pipe(
  textInput(limits.address),
  v.check((text) => text === '' || isHttpsAddress(text), 'Enter a URL that starts with https://'),
);

/** The address of a picture, or '' for none. */
export const pictureInput = v.pipe(
  textInput(limits.address),
  v.check((text) => text === '' || isImageAddress(text), 'Enter an image URL that starts with https://'),
);

/** A state's two letters in capitals, or '' for none (specification 5.8). */
export const stateInput = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^([A-Z]{2})?$/, 'Enter a two-letter state code, e.g. IN'),
);

/** An email address, or '' for none. */
export const optionalEmailInput = v.pipe(
  textInput(limits.email),
  v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), 'Enter a valid email address'),
);

/** An answer of one line, up to `limits.note` characters; may be empty. */
export const noteInput = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ')),
  textInput(limits.note),
);

/** Whom the public may ask, in the form of `publicContact`, or '' for none. */
export const publicContactInput = v.pipe(
  v.string(),
  v.transform((text) => publicContact(text) || text),
  textInput(limits.note),
  v.check(
    (text) => publicContact(text) === text,
    'Enter an email address or an Instagram name, e.g. @yourhouse',
  ),
);

/** A required email address. */
export const emailInput = v.pipe(
  filledInput(limits.email, 'Enter an email address'),
  v.email('Enter a valid email address'),
);
