import type { Source, WatchedList } from '../data/source.ts';
import type { Change } from '../domain/changes/change.ts';
import type { College } from '../domain/colleges/college.ts';
import type { TourEvent } from '../domain/events/tourEvent.ts';
import type { Participant } from '../domain/participants/participant.ts';

/** An event as its door needs it. `ownParticipants`: people whom an older event holds in itself. */
export type DoorEvent = TourEvent & { ownParticipants: readonly Participant[] };

/** The door of one event as one audience may work at it. Keep it the same object (useMemo). */
export type Door = {
  event: DoorEvent;
  /** All participants, live. The same function until the event changes. */
  people: Source<WatchedList<Participant>>;
  /** The id of the account that checks people in; written to `checkedInBy`. */
  self: string;
  /** The colleges with a record, where this audience may list them all. */
  colleges?: Source<WatchedList<College>>;
  /** Whether this tab keeps a walk-in that is being typed. The audience clears it when its time is over. */
  keepsDrafts?: boolean;
  /** Returns the adding of a walk-in with what this audience stores beside it. `id`: theirs. */
  adding?: (change: Change, id: string) => Change;
  /** The id of the ticket whose code the phone's camera app has opened here. */
  arrived?: string;
  /** Whether this account may take back a check-in: staff any, a crew device its own. */
  mayUndo: (person: Participant) => boolean;
};
