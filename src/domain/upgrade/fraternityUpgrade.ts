import type { ChapterPlace } from '../colleges/change/chapterPlace.ts';
import { text } from '../fields/storedFields.ts';
import { readFraternity } from '../fraternities/fraternity.ts';
import { heldRoles } from '../outreach/contacts.ts';
import { listFields } from '../outreach/listFields.ts';
import { startOf } from '../time/day.ts';
import { localDay, parseInstant } from '../time/parse.ts';
import { type StoredValue, settingPlan, type UpgradePlan } from './upgradePlan.ts';

type Stored = Record<string, unknown>;

/** Since when a fraternity is quiet of which no day is known. */
const longAgo = startOf('2000-01-01');

/**
 * Returns the upgrade of a stored fraternity of a college at `place`, or null when nothing is to do. Without
 * it, no list over all colleges finds the fraternity. Unconfirmed contacts are as old as the fraternity.
 * Older versions left one that said No without a quiet time: its last contact was the No.
 */
export function fraternityUpgrade(stored: Stored, place: ChapterPlace): UpgradePlan | null {
  const added = parseInstant(stored.createdAt);
  const called = parseInstant(stored.lastContactAt);
  const set: Record<string, StoredValue> = {};
  for (const role of heldRoles) {
    const isKnown = ['Name', 'Number', 'Email'].some((field) => text(stored[`${role}${field}`]) !== '');
    const field = `${role}ConfirmedOn`;
    if (isKnown && typeof stored[field] !== 'string' && added) set[field] = localDay(added);
  }
  if (called && !parseInstant(stored.quietSince) && stored.declinedOn === undefined)
    set.declinedOn = localDay(called);
  for (const [name, value] of Object.entries(place)) if (stored[name] !== value) set[name] = value;
  const lists = listFields(readFraternity('', { ...stored, ...set }));
  for (const [name, value] of Object.entries({ ...lists, quietSince: lists.quietSince ?? longAgo }))
    if (!isStored(stored[name], value)) set[name] = value;
  return settingPlan(stored, set);
}

function isStored(stored: unknown, value: StoredValue): boolean {
  return value instanceof Date
    ? parseInstant(stored)?.getTime() === value.getTime()
    : (stored ?? null) === value;
}
