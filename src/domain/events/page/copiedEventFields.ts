import { type EventFields, eventFields, type StoredValues } from '../eventFields.ts';
import { generatedTitle } from '../generatedTitle.ts';

/**
 * Returns the form of a copied event without its day, password, sign-up form and progress. Whoever signs up
 * on this site does so for the copy too, until its start.
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
    signUp: values.signUp && 'start',
    status: 'upcoming',
    showOnLandingPage: true,
  };
}
