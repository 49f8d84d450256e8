import { heldRoles } from '../../domain/outreach/contacts.ts';
import { quietAfterDays } from '../../domain/outreach/quiet.ts';

/** The lists of fraternities across all colleges. */
export type ListName = 'today' | 'quiet' | 'stale';

type Words = { label: string; about: string; nothing: string };

/** The label, the description and the empty message of each list. */
export const outreachLists: Record<ListName, Words> = {
  today: {
    label: 'Call today',
    about: 'Next steps that are due today or overdue.',
    nothing: 'Nothing is due. Next steps you plan when you log a contact show up here on their day.',
  },
  quiet: {
    label: 'Gone quiet',
    about: `Outreached or in contact, and no contact for ${quietAfterDays} days or longer.`,
    nothing: 'No one has gone quiet.',
  },
  stale: {
    label: 'From last year',
    about: 'Not confirmed since the academic year began on August 1, oldest first.',
    nothing: 'No one here is from last year.',
  },
};

export const readListName = (text: string): ListName =>
  text === 'quiet' || text === 'stale' ? text : 'today';

export const readRole = (text: string) => heldRoles.find((role) => role === text) ?? 'rushChair';
