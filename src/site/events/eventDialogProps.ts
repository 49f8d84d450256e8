import type { TourEvent } from '../../domain/events/tourEvent.ts';

/** The props of each dialog that Enter opens. */
export type EventDialogProps = { event: TourEvent; onClose: () => void };
