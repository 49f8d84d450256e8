import * as v from 'valibot';
import { limits } from '../fields/limits.ts';
import { text } from '../fields/storedFields.ts';
import { shownAs } from '../night/draw/shownName.ts';
import { oneLine } from '../text/oneLine.ts';

/*
 * What a student types to sign up, as narrow as firestore.rules, "Sign-up", want it: names are printed,
 * exported, shown and read aloud.
 */

/** Without what cannot be seen, such as the marks that a pasted text may hold; any blank is one. */
const tidied = (typed: string) => oneLine(text(typed));

const nameInput = v.pipe(
  v.string(),
  v.transform(tidied),
  v.check((name) => /[\p{L}\p{N}]/u.test(name), 'Enter a name'),
  v.maxLength(limits.signUpName, `Keep it to ${limits.signUpName} characters`),
  v.check((name) => !/[@<>]/.test(name), 'Names have no @ < >'),
);

const visible = (typed: string) => tidied(typed).replace(/\p{C}/gu, '');

const emailInput = v.pipe(
  v.string(),
  v.transform(visible),
  v.maxLength(limits.signUpEmail, `Keep it to ${limits.signUpEmail} characters`),
  v.regex(/^[^@\s<>",;]+@[^@\s<>",;]+\.[^@\s<>",;]+$/, 'Enter a valid email address'),
);

/** One line without an address or a tag, or '' for none. */
const lineInput = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform(visible),
    v.maxLength(limit, `Keep it to ${limit} characters`),
    v.check((line) => !/[@<>]/.test(line), 'Names have no @ < >'),
  );

/** A sign-up as its sheet has it: everything of SignedUp, and the tick. */
export const SignUpForm = v.object({
  name: nameInput,
  email: emailInput,
  /** '' for none, and for a school or chapter that is not one of ours. */
  collegeId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,150}$/)),
  collegeName: lineInput(limits.name),
  chapterId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,302}$/)),
  chapterName: lineInput(limits.signUpChapter),
  shownAs: v.picklist(shownAs),
  agreed: v.literal(true, 'You have to be 18 to play'),
});
export type SignUpForm = v.InferOutput<typeof SignUpForm>;
