import type { FieldErrors, Resolver } from 'react-hook-form';
import type { EventFieldName, EventFields } from '../../domain/eventFields.ts';
import { eventFieldNames } from '../../domain/eventFields.ts';

type Mistakes = Partial<Record<EventFieldName, string>>;

/** Lets React Hook Form ask a function of ours what is wrong with the fields. */
export function resolverOf(mistakesOf: (fields: EventFields) => Mistakes): Resolver<EventFields> {
  return (fields) => {
    const mistakes = mistakesOf(fields);
    const errors: FieldErrors<EventFields> = {};
    for (const name of eventFieldNames) {
      const message = mistakes[name];
      if (message) errors[name] = { type: 'invalid', message };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}
