import * as v from 'valibot';
import { typedNumber } from '../fields/inputFields.ts';
import { pick } from '../fields/pick.ts';
import type { Participant } from './participant.ts';
import {
  type ParticipantCorrection,
  ParticipantInput,
  PersonForm,
  type SchoolAndChapter,
} from './participantSchema.ts';

const { table, seat, apart } = ParticipantInput.entries;

/** A person as staff edit them in a form, where a seat is a text. */
export const PersonEdit = v.object({
  ...PersonForm.entries,
  table: v.pipe(typedNumber, table),
  seat: v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : text === 'last' ? text : Number(text))),
    seat,
  ),
  apart,
});
export type PersonEdit = v.InferOutput<typeof PersonEdit>;

/** Returns a person as the form shows them. `people`: everyone on the list, for the other sides of pairs. */
export function personFields(
  person: Participant,
  people: readonly Participant[],
): v.InferInput<typeof PersonEdit> {
  const { name, email, collegeName, chapterName, shownAs } = person;
  return {
    ...{ name, email, collegeName, chapterName, shownAs },
    table: `${person.table ?? ''}`,
    seat: `${person.seat ?? ''}`,
    apart: apartFrom(person, people),
  };
}

/** Returns the ids of the people who are kept apart from a person, whichever of the two says so. */
function apartFrom(person: Participant, people: readonly Participant[]): string[] {
  return people
    .filter(
      ({ id, apart: theirs }) =>
        id !== person.id && (person.apart.includes(id) || theirs.includes(person.id)),
    )
    .map(({ id }) => id);
}

const written = [
  'name',
  'email',
  'collegeId',
  'collegeName',
  'chapterId',
  'chapterName',
  'shownAs',
  'table',
  'seat',
] as const;

/** Whether nothing that staff may edit differs between two versions of a person. */
export function isUnedited(before: Participant, now: Participant): boolean {
  return (
    written.every((field) => before[field] === now[field]) && before.apart.join('/') === now.apart.join('/')
  );
}

/** Returns what an edit changes of a person. */
export function changesOf(
  person: Participant,
  edited: PersonEdit & SchoolAndChapter,
  people: readonly Participant[],
): ParticipantCorrection {
  const before = pick(person, written);
  const now = pick(edited, written);
  const changed = Object.fromEntries(
    written.flatMap((field) => (now[field] === before[field] ? [] : [[field, now[field]]])),
  );
  const pairs = apartFrom(person, people);
  const same = pairs.length === edited.apart.length && pairs.every((id) => edited.apart.includes(id));
  return { ...changed, ...(!same && { apart: edited.apart }) };
}
