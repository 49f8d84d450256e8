import { lateCode } from '../../../parts/late/lateCode.ts';

/** The form that creates an event, which several screens open. */
export const createEventCode = lateCode(() => import('./CreateEventDialog.tsx'));
