import type { Fraternity } from '../fraternities/fraternity.ts';
import { type HeldRole, heldRoles, roleNames } from '../outreach/contacts.ts';
import { phoneDigits } from '../search/searchTokens.ts';
import { searchText } from '../text/searchText.ts';
import { formatDayShort, formatInstantDay } from '../time/format.ts';

/** Two values of which one stays and one goes, each in words. */
export type Conflict = { about: string; stays: string; goes: string };

/** The fields of a chapter after a merge that differ from those of the one that stays. */
export type MergedChapter = { changes: Partial<Fraternity>; conflicts: readonly Conflict[] };

const statuses = ['', 'need to reach out', 'outreached', 'in contact', 'scheduled'];

/**
 * Returns what a chapter takes from a second record of itself: the fields that it lacks, the further outreach
 * status, and the last contact and the plan of the one contacted last. Where both say something else, `kept`
 * stays.
 */
export function mergedChapter(kept: Fraternity, other: Fraternity): MergedChapter {
  const conflicts: Conflict[] = [];
  const plain = Object.fromEntries(
    plainFields.flatMap(([name, about]) => {
      const [mine, theirs] = [kept[name], other[name]];
      if (isBlank(theirs) || isSame(mine, theirs)) return [];
      if (isBlank(mine)) return [[name, theirs]];
      conflicts.push({ about, stays: shown(mine), goes: shown(theirs) });
      return [];
    }),
  );
  const people = heldRoles.map((role) => mergedContact(kept, other, role, conflicts));
  if (kept.active !== other.active) {
    const said = ({ active }: Fraternity) => (active ? 'Active' : 'Inactive');
    conflicts.push({ about: 'Active', stays: said(kept), goes: said(other) });
  }
  const after = {
    ...kept,
    ...plain,
    ...Object.assign({}, ...people),
    ...mergedPlan(kept, other, conflicts),
    status: further(kept.status, other.status),
    declinedOn: later(kept.declinedOn, other.declinedOn),
  };
  return { changes: differing(kept, after), conflicts };
}

const plainFields = [
  ['letters', 'Letters'],
  ['chapterName', 'Chapter name'],
  ['size', 'Size'],
  ['philanthropy', 'Philanthropy'],
  ['instagramUsername', 'Instagram username'],
  ['instagramLink', 'Instagram link'],
  ['signupFormUrl', 'Sign-up form URL'],
  ['signupSheetUrl', 'Sign-up sheet URL'],
  ['owner', 'Assigned to'],
  ['joinDate', 'Join date'],
] as const;

type Person = { name: string; number: string; email: string };

/** Returns the fields of a role. Two people are never mixed: of two who differ, the one at `kept` stays. */
function mergedContact(
  kept: Fraternity,
  other: Fraternity,
  role: HeldRole,
  conflicts: Conflict[],
): Partial<Fraternity> {
  const [mine, theirs] = [personOf(kept, role), personOf(other, role)];
  if (wordsOf(theirs) === '') return {};
  if (!mayBeSame(mine, theirs)) {
    conflicts.push({ about: roleNames[role], stays: wordsOf(mine), goes: wordsOf(theirs) });
    return {};
  }
  const known = wordsOf(mine) !== '';
  return {
    [`${role}Name`]: mine.name || theirs.name,
    [`${role}Number`]: mine.number || theirs.number,
    [`${role}Email`]: mine.email || theirs.email,
    [`${role}Contacted`]: kept[`${role}Contacted`] || other[`${role}Contacted`],
    [`${role}ConfirmedOn`]: known
      ? later(kept[`${role}ConfirmedOn`], other[`${role}ConfirmedOn`])
      : other[`${role}ConfirmedOn`],
  };
}

function personOf(fraternity: Fraternity, role: HeldRole): Person {
  return {
    name: fraternity[`${role}Name`],
    number: fraternity[`${role}Number`],
    email: fraternity[`${role}Email`],
  };
}

function mayBeSame(one: Person, other: Person): boolean {
  const equal = (by: (person: Person) => string) =>
    by(one) === '' || by(other) === '' || by(one) === by(other);
  return (
    equal(({ name }) => searchText(name)) &&
    equal(({ number }) => phoneDigits(number) || number) &&
    equal(({ email }) => email.toLowerCase())
  );
}

function wordsOf({ name, number, email }: Person): string {
  return [name, number, email].filter((words) => words !== '').join(', ');
}

/** The record that was contacted last knows the plan; without a contact, the one that has a plan. */
function mergedPlan(kept: Fraternity, other: Fraternity, conflicts: Conflict[]): Partial<Fraternity> {
  const contacted = ({ lastContactAt }: Fraternity) => lastContactAt?.getTime() ?? 0;
  const planned = ({ nextStepOn }: Fraternity) => nextStepOn !== null;
  const isTheirs =
    contacted(other) > contacted(kept) ||
    (contacted(other) === contacted(kept) && planned(other) && !planned(kept));
  const [from, rest] = isTheirs ? [other, kept] : [kept, other];
  if (planned(rest) && stepOf(rest) !== stepOf(from))
    conflicts.push({ about: 'Next step', stays: stepOf(from) || 'none', goes: stepOf(rest) });
  const { lastContactAt, nextStep, nextStepOn } = from;
  return { lastContactAt, nextStep, nextStepOn };
}

function stepOf({ nextStep, nextStepOn }: Fraternity): string {
  return nextStepOn === null ? '' : [nextStep, formatDayShort(nextStepOn)].filter(Boolean).join(', ');
}

function further(one: string, other: string): string {
  const rank = (status: string) => statuses.indexOf(status === 'scheduling' ? 'scheduled' : status);
  return rank(other) > rank(one) ? other : one;
}

function later(one: string | null, other: string | null): string | null {
  return (one ?? '') >= (other ?? '') ? one : other;
}

type Value = Fraternity[(typeof plainFields)[number][0]];

function isBlank(value: Value): boolean {
  return value === '' || value === null;
}

function isSame(one: Value, other: Value): boolean {
  return shown(one) === shown(other);
}

function shown(value: Value): string {
  if (value instanceof Date) return formatInstantDay(value);
  return String(value ?? '');
}

function differing(before: Fraternity, after: Fraternity): Partial<Fraternity> {
  const was = new Map<string, unknown>(Object.entries(before));
  const key = (value: unknown) => (value instanceof Date ? value.getTime() : value);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => key(was.get(name)) !== key(value)),
  );
}
