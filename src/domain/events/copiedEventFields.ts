import { type EventFields, eventFields, type StoredValues } from './eventFields.ts';
import { generatedTitle } from './generatedTitle.ts';

/**
 * What the form for a copy of an event begins with: everything but what belongs to that one evening, which is
 * its day, its password, its sign-up form and how far it has come. A title that was generated is generated
 * anew.
 */
export function copiedEventFields(values: StoredValues): EventFields {
  // Any day will do: only the year of a generated title comes from it.
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
