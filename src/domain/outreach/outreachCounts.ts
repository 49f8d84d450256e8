import type { Fraternity } from '../fraternities/fraternity.ts';

/** The state of outreach at a college (specification-decisions, "Outreach counts"). */
export type OutreachCounts = { scheduled: number; inTouch: number; noContactInfo: number };

/** Counts the fraternities of a college by status, and those without any contact information. */
export function outreachCounts(fraternities: readonly Fraternity[]): OutreachCounts {
  const count = (test: (fraternity: Fraternity) => boolean) => fraternities.filter(test).length;
  return {
    scheduled: count(({ status }) => status === 'scheduled' || status === 'scheduling'),
    inTouch: count(({ status }) => status === 'in contact'),
    noContactInfo: count((fraternity) => contactFields.every((field) => fraternity[field] === '')),
  };
}

const contactFields = [
  'rushChairName',
  'rushChairNumber',
  'rushChairEmail',
  'presidentName',
  'presidentNumber',
  'presidentEmail',
  'philanthropyName',
  'philanthropyNumber',
  'philanthropyEmail',
] as const;
