import type { Need } from '../../../../domain/events/attention.ts';

/** What each need is called. */
export const needWords: Record<Need, string> = {
  publish: 'Publish the results',
  result: 'Over, no result',
  date: 'No date',
  place: 'No place',
  form: 'No form',
  password: 'No password',
  landing: 'Not on landing page',
};
