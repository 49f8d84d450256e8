import type { FieldErrors, Resolver } from 'react-hook-form';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
} from '../../../domain/events/eventFields.ts';

type Mistakes = Partial<Record<EventFieldName, string>>;

/** The message for an input whose text the browser can't read as a date or a time. */
const unfinished: Mistakes = {
  date: 'Finish the date, or clear it',
  time: 'Finish the time, or clear it',
};

/**
 * Returns a resolver for React Hook Form that calls a validation function of ours. A half-typed date has an
 * empty value although the input isn't empty; only the browser knows that.
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
