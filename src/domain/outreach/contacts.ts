import type { Fraternity } from '../fraternities/fraternity.ts';
import { academicYear } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import type { ContactRole } from './outreachSchema.ts';

/** The roles that have their own fields in a fraternity. */
export const heldRoles = ['rushChair', 'president', 'philanthropy'] as const;
export type HeldRole = (typeof heldRoles)[number];

/** The names of the roles. */
export const roleNames: Record<ContactRole, string> = {
  rushChair: 'Rush chair',
  president: 'President',
  philanthropy: 'Philanthropy contact',
  other: 'Someone else',
};

/** Returns what to call a contact: the name, else the role in small letters. */
export const contactName = ({ name, role }: { name: string; role: ContactRole }): string =>
  name || roleNames[role].toLowerCase();

/** A person to call at a fraternity. `stale`: not confirmed since the academic year began. */
export type Contact = {
  role: HeldRole;
  name: string;
  number: string;
  email: string;
  contacted: boolean;
  confirmedOn: string | null;
  stale: boolean;
};

/**
 * Returns the contacts of a fraternity, the rush chair first; empty ones are left out. `today`: 'YYYY-MM-DD'.
 */
export function contactsOf(fraternity: Fraternity, today: string): Contact[] {
  return heldRoles
    .map((role) => contactOf(fraternity, role, today))
    .filter(({ name, number, email }) => name !== '' || number !== '' || email !== '');
}

function contactOf(fraternity: Fraternity, role: HeldRole, today: string): Contact {
  const confirmedOn = knownOn(fraternity, role);
  return {
    role,
    name: fraternity[`${role}Name`],
    number: fraternity[`${role}Number`],
    email: fraternity[`${role}Email`],
    contacted: fraternity[`${role}Contacted`],
    confirmedOn,
    // Rush chairs change over the summer: the right person in spring may be the wrong one in August.
    stale: confirmedOn === null || confirmedOn < academicYear(today).first,
  };
}

/** Returns the day a contact was last confirmed; one that never was is as fresh as its record. */
export function knownOn(
  fraternity: Pick<Fraternity, 'createdAt' | `${HeldRole}ConfirmedOn`>,
  role: HeldRole,
): string | null {
  const { createdAt } = fraternity;
  return fraternity[`${role}ConfirmedOn`] ?? (createdAt && localDay(createdAt));
}

/**
 * Returns the confirmations that go with changed fields: a contact typed in today is confirmed today, and a
 * removed one loses its confirmation. `before`: the fraternity that is changed, so that a field that was
 * empty already counts as removed.
 */
export function confirmations(
  changes: object,
  today: string,
  before: object = {},
): Partial<Record<ConfirmedField, string | null>> {
  const given = new Map<string, unknown>(Object.entries(changes));
  const after = new Map<string, unknown>(Object.entries({ ...before, ...changes }));
  const found: Partial<Record<ConfirmedField, string | null>> = {};
  for (const role of heldRoles) {
    const fields = [`${role}Name`, `${role}Number`, `${role}Email`];
    const typed = fields.filter((field) => given.has(field));
    if (typed.some((field) => given.get(field) !== '')) found[`${role}ConfirmedOn`] = today;
    else if (typed.length > 0 && fields.every((field) => after.get(field) === ''))
      found[`${role}ConfirmedOn`] = null;
  }
  return found;
}

type ConfirmedField = `${HeldRole}ConfirmedOn`;
