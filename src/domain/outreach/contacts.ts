import type { Fraternity } from '../fraternities/fraternity.ts';
import { academicYear } from '../time/day.ts';
import { localDay } from '../time/parse.ts';
import type { ContactRole } from './outreachSchema.ts';

/** The roles that have fields of their own in a fraternity. */
export const heldRoles = ['rushChair', 'president', 'philanthropy'] as const;
export type HeldRole = (typeof heldRoles)[number];

/** What the roles are called. */
export const roleNames: Record<ContactRole, string> = {
  rushChair: 'Rush chair',
  president: 'President',
  philanthropy: 'Philanthropy contact',
  other: 'Somebody else',
};

/** Somebody to call at a fraternity. `stale`: nobody has confirmed them since the academic year began. */
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
 * The contacts a fraternity has, the rush chair first; without those of whom nothing is known. `today`:
 * 'YYYY-MM-DD'.
 */
export function contactsOf(fraternity: Fraternity, today: string): Contact[] {
  return heldRoles
    .map((role) => contactOf(fraternity, role, today))
    .filter(({ name, number, email }) => name !== '' || number !== '' || email !== '');
}

function contactOf(fraternity: Fraternity, role: HeldRole, today: string): Contact {
  const confirmedOn = fraternity[`${role}ConfirmedOn`] ?? entered(fraternity);
  return {
    role,
    name: fraternity[`${role}Name`],
    number: fraternity[`${role}Number`],
    email: fraternity[`${role}Email`],
    contacted: fraternity[`${role}Contacted`],
    confirmedOn,
    // Rush chairs change over the summer: who was right in spring need not be in August.
    stale: confirmedOn === null || confirmedOn < academicYear(today).first,
  };
}

/** Without a confirmation, a contact is as fresh as the record it stands in. */
function entered({ createdAt }: Fraternity): string | null {
  return createdAt && localDay(createdAt);
}

/**
 * The confirmations that go with changed fields: somebody who is typed in today is right today, and who is
 * taken out leaves none behind. `before`: the fraternity that is changed, so that what was empty already
 * counts as taken out.
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
