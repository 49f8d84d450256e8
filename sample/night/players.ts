import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { slug } from '../../src/domain/text/slug.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import type { World } from '../lists.ts';
import { type Random, randomOf } from '../random.ts';
import { belongingOf } from '../regulars.ts';

/**
 * Says of everybody on an event's list where they study, which chapter they belong to and how they are shown:
 * the same at each night, but those who win are asked for their full name.
 */
export function describePlayers({ documents }: SampleEvent, { lists }: World): void {
  const people = documents.filter(({ path }) => path.includes('/participants/'));
  for (const [index, { fields }] of people.entries()) {
    const person = { name: String(fields.name), email: String(fields.email) };
    const { college, chapter } = belongingOf(person, lists);
    const random = randomOf(person.name);
    const shown = random.chance(14) ? random.pick(['full', 'full', 'initials', 'number']) : 'short';
    fields.collegeId = college?.id ?? '';
    fields.collegeName = college?.name ?? '';
    fields.chapterId = college && chapter ? `${college.id}--${slug(chapter)}` : '';
    fields.chapterName = chapter;
    fields.shownAs = index < 2 ? 'full' : shown;
    fields.table = null;
    fields.seat = null;
    fields.apart = [];
  }
}

/** Says of one person of a night where they always sit, and of two that they never meet at a table. */
export function describeSeats({ documents }: SampleEvent, random: Random): void {
  const people = documents.filter((document) => document.path.includes('/participants/') && isHere(document));
  const [first, second, third] = random.some(people, 3);
  if (first) Object.assign(first.fields, { table: 1, seat: 'last' } satisfies Record<string, Stored>);
  if (second && third) second.fields.apart = [idOf(third)];
}

/** Whether somebody has checked in. */
export function isHere({ fields }: StoredDocument): boolean {
  return fields.checkedIn === true;
}

/** Returns a document's own id. */
export function idOf({ path }: StoredDocument): string {
  return path.split('/').at(-1) ?? '';
}
