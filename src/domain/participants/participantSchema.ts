import * as v from 'valibot';
import { filledInput, numberInput, textInput } from '../fields/inputFields.ts';
import { limits } from '../fields/limits.ts';
import { shownAs } from '../night/draw/shownName.ts';

/** How a participant got onto the list. */
export const participantSources = ['import', 'walk-in', 'manual', 'sign-up'] as const;

/** The seats that a person can be fixed at: counted from 1, or the last one of whatever table they get. */
export const fixedSeats = [1, 2, 3, 4, 5, 6, 7, 8, 'last'] as const;

/**
 * Whether a text has the shape and length of an email address. It accepts more than browsers do, because
 * lists hold unusual addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= limits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** A participant as staff enter one. */
export const ParticipantInput = v.object({
  name: filledInput(limits.person, 'Enter a name'),
  email: v.pipe(
    textInput(limits.email),
    v.check((text) => text === '' || isEmail(text), 'Enter a valid email address'),
  ),
  checkedIn: v.boolean(),
  source: v.picklist(participantSources),
  /** '' for none, and for a school that is not one of ours. */
  collegeId: textInput(limits.name),
  collegeName: textInput(limits.name),
  chapterId: textInput(limits.chapterId),
  chapterName: textInput(limits.name),
  shownAs: v.picklist(shownAs),
  /** The table and the seat that the person is fixed at in every round; null for any. */
  table: v.nullable(numberInput(1, limits.tables)),
  seat: v.nullable(v.picklist(fixedSeats)),
  /** The ids of people who shall not sit at the same table. One side of a pair is enough. */
  apart: v.pipe(
    v.array(v.string()),
    v.maxLength(limits.apart, `Keep one person apart from ${limits.apart} at most`),
    v.check((ids) => ids.join('/').length <= limits.apartIds, 'These are too many'),
  ),
});
export type ParticipantInput = v.InferOutput<typeof ParticipantInput>;

const { checkedIn: _checkedIn, source: _source, ...corrected } = ParticipantInput.entries;
const Correction = v.partial(v.object(corrected));

/** A correction of a participant: the fields that changed. */
export type ParticipantCorrection = v.InferOutput<typeof Correction>;

/** A person as the form for a walk-in has them. */
export const PersonForm = v.pick(ParticipantInput, [
  'name',
  'email',
  'collegeName',
  'chapterName',
  'shownAs',
]);
export type PersonForm = v.InferOutput<typeof PersonForm>;

/** A person's school and chapter, as stored. */
export type SchoolAndChapter = Pick<
  ParticipantInput,
  'collegeId' | 'collegeName' | 'chapterId' | 'chapterName'
>;
