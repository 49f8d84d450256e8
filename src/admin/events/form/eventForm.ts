import type { UseFormReturn } from 'react-hook-form';
import type { EventFields } from '../../../domain/events/eventFields.ts';

/** The event form in React Hook Form. */
export type EventFormReturn = UseFormReturn<EventFields>;

/** The props of every part of the form. The id of an input is `id` followed by its name. */
export type EventFieldProps = { form: EventFormReturn; id: string };
