import type { Sent } from '../data/changes/sender.ts';
import type { Source, WatchedList } from '../data/source.ts';
import type { Change } from '../domain/changes/change.ts';
import type { College } from '../domain/colleges/college.ts';
import type { TourEvent } from '../domain/events/tourEvent.ts';
import type { WaitingPerson } from '../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../domain/participants/participant.ts';
import type { MakeChange, Words } from './attempt.ts';

/** An event as its door needs it. `ownParticipants`: people whom an older event holds in itself. */
export type DoorEvent = TourEvent & { ownParticipants: readonly Participant[] };

/** The door of one event as one audience may work at it. Keep it the same object (useMemo). */
export type Door = {
  event: DoorEvent;
  /** All participants, live. The same function until the event changes. */
  people: Source<WatchedList<Participant>>;
  /** Who waits for a spot, live, in their order; omitted where nobody can. */
  line?: Source<WatchedList<WaitingPerson>> | undefined;
  /** The id of the account that checks people in; written to `checkedInBy`. */
  self: string;
  /** The colleges with a record, where this audience may list them all. */
  colleges?: Source<WatchedList<College>>;
  /** Whether this tab keeps a walk-in that is being typed. The audience clears it when its time is over. */
  keepsDrafts?: boolean;
  /** Returns the adding of somebody with what this audience stores beside it. `id`: theirs. */
  adding?: (change: Change, id: string) => Change;
  /** The id of the ticket whose code the phone's camera app has opened here. */
  arrived?: string;
  /** Whether this account may put somebody who was let in back in line. */
  mayPutBack?: boolean;
  /** Whether this account may take back a check-in: staff any, a crew device its own. */
  mayUndo: (person: Participant) => boolean;
};

/** Does an act and shows it as the last one, unless it is refused. */
export type Act = (make: MakeChange, done: LastAct, words: Words) => Promise<Sent | 'refused'>;

/** The last act at this door on this device. `undo` works while the person is as it left them. */
export type LastAct = { words: string; id: string; checkedIn: boolean; undo: (() => void) | null };
