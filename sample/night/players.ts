import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { slug } from '../../src/domain/text/slug.ts';
import { fraternitiesAt, mayHost } from '../data/greekLife.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import { collegeCalled, type World } from '../lists.ts';
import type { Random } from '../random.ts';

/**
 * Says of everybody on an event's list where they study, which chapter they belong to and how they are shown;
 * of one where they always sit, and of two that they never meet at a table.
 */
export function describePlayers({ plan, documents }: SampleEvent, { lists }: World, random: Random): void {
  const people = documents.filter(({ path }) => path.includes('/participants/'));
  const home = collegeCalled(plan.campus, lists);
  const guests = random.some(lists.colleges.filter(mayHost), 3);
  for (const { fields } of people) {
    const college = random.chance(78) ? home : random.pick(guests);
    const houses = fraternitiesAt(college, lists).slice(0, 7);
    const chapter = houses.length > 0 && random.chance(62) ? random.pick(houses).name : '';
    const isHost = college === home && plan.fraternity !== '' && random.chance(25);
    const chapterName = isHost ? plan.fraternity : chapter;
    fields.collegeId = college.id;
    fields.collegeName = college.name;
    fields.chapterId = chapterName && `${college.id}--${slug(chapterName)}`;
    fields.chapterName = chapterName;
    fields.shownAs = random.chance(12) ? random.pick(['full', 'full', 'initials', 'number']) : 'short';
    fields.table = null;
    fields.seat = null;
    fields.apart = [];
  }
  // The two who win were asked.
  for (const { fields } of people.slice(0, 2)) fields.shownAs = 'full';
  const [first, second, third] = random.some(people.filter(isHere), 3);
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
