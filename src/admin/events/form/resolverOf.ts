import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
} from '../../../domain/events/eventFields.ts';

type Mistakes = Partial<Record<EventFieldName, string>>;

/** What is said about an input in which something stands that the browser cannot make a day or a time of. */
const unfinished: Mistakes = {
  date: 'Finish the date, or clear it',
  time: 'Finish the time, or clear it',
};

/**
 * Lets React Hook Form ask a function of ours what is wrong with the fields. A day that is typed halfway has
 * no value but is not empty: the browser alone knows.
 */
export function resolverOf(mistakesOf: (fields: EventFields) => Mistakes): Resolver<EventFields> {
  return (fields, _, { fields: inputs }) => {
    const mistakes = mistakesOf(fields);
    const errors: FieldErrors<EventFields> = {};
    for (const name of eventFieldNames) {
      const message = isUnfinished(inputs[name]?.ref) ? unfinished[name] : mistakes[name];
      if (message) errors[name] = { type: 'invalid', message };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}

function isUnfinished(input: unknown): boolean {
  return input instanceof HTMLInputElement && input.validity.badInput;
}
