import type { UseFormReturn } from 'react-hook-form';
import type { EventFields } from '../../../domain/events/eventFields.ts';

/** The event form as React Hook Form holds it. */
export type EventFormReturn = UseFormReturn<EventFields>;

/** What every part of the form gets; the id of an input is `id` and its name. */
export type EventFieldProps = { form: EventFormReturn; id: string };
