import type { TourEvent } from '../../domain/events/tourEvent.ts';

/** What each dialog behind Enter is given. */
export type EventDialogProps = { event: TourEvent; onClose: () => void };
