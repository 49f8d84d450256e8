import type { Stored, StoredDocument } from '../scripts/firestoreRest.ts';
import { readFraternity } from '../src/domain/fraternities/fraternity.ts';
import { outreachStatuses } from '../src/domain/fraternities/fraternitySchema.ts';
import { listFields } from '../src/domain/outreach/listFields.ts';
import { slug } from '../src/domain/text/slug.ts';
import { addDays, momentOn, today as todayHere } from './days.ts';
import type { FraternityRow, Lists } from './lists.ts';

/**
 * Returns every college of the list and `total` fraternities spread over them, like a tour after some years:
 * all statuses, half of them with a rush chair, and contacts and next steps of the weeks around `today`.
 */
export function manyFraternities(
  { colleges, fraternities }: Lists,
  total: number,
  today = todayHere(),
): StoredDocument[] {
  const counts = colleges.map((_, place) => Math.floor((total + place) / colleges.length));
  return colleges.flatMap(({ id, name, conference, city, state }, place) => {
    const fraternityCount = counts[place] ?? 0;
    const fields = {
      name,
      conference,
      logoPath: null,
      fraternityCount,
      state,
      location: `${city}, ${state}`,
    };
    const chapters = fraternities.slice(0, fraternityCount).map((fraternity, at) => ({
      path: `colleges/${id}/fraternities/${slug(fraternity.name)}`,
      fields: chapter(fraternity, { state, conference }, at + place, today),
    }));
    return [{ path: `colleges/${id}`, fields }, ...chapters];
  });
}

function chapter(
  { name, letters }: FraternityRow,
  place: { state: string; conference: string },
  number: number,
  today: string,
): Record<string, Stored> {
  const status = outreachStatuses[number % outreachStatuses.length] ?? '';
  const called = status === 'need to reach out' ? null : momentOn(addDays(today, -(number % 45)), 18);
  const isKnown = number % 2 === 0;
  const isPlanned = called !== null && number % 5 === 0;
  const fields = {
    name,
    letters,
    status,
    ...place,
    rushChairName: isKnown ? 'Sam Rivera' : '',
    rushChairNumber: isKnown ? '(555) 555-0142' : '',
    rushChairConfirmedOn: isKnown ? addDays(today, -(number % 400)) : null,
    lastContactAt: called,
    nextStep: isPlanned ? 'Call again' : '',
    nextStepOn: isPlanned ? addDays(today, (number % 12) - 4) : null,
    createdAt: momentOn(addDays(today, -500), 15),
  };
  return { ...fields, ...listFields(readFraternity('', fields)) };
}
