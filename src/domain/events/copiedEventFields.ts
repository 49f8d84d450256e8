import { type EventFields, eventFields, type StoredValues } from './eventFields.ts';
import { generatedTitle } from './generatedTitle.ts';

/** Returns the form of a copied event without its day, password, sign-up form and progress. */
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
