import { type EventFields, eventFields, type StoredValues } from './eventFields.ts';
import { generatedTitle } from './generatedTitle.ts';

/**
 * Returns the initial form for a copy of an event: everything except what belongs to that one evening, which
 * is its day, its password, its sign-up form and its progress. A generated title is generated again.
 */
export function copiedEventFields(values: StoredValues): EventFields {
  // Any day works: only the year of a generated title comes from it.
  const made = generatedTitle(values, new Date(0));
  const isMade = values.title.replace(/ \d{4}$/, '') === made.replace(/ \d{4}$/, '');
  return {
    ...eventFields(values),
    title: isMade ? '' : values.title,
    date: '',
    registrationPassword: '',
    googleFormUrl: '',
    status: 'upcoming',
    showOnLandingPage: true,
  };
}
