import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocFromServer,
  increment,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { crewAccess } from '../../domain/crew/crewAccess.ts';
import { type CrewMember, readMember } from '../../domain/crew/crewMember.ts';
import { type CrewPass, readPass } from '../../domain/crew/pass.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { limits } from '../../domain/fields/limits.ts';
import { type Board, readBoard } from '../../domain/night/board/board.ts';
import { readWaiting, type WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import {
  type Participant,
  readListedParticipants,
  readParticipant,
} from '../../domain/participants/participant.ts';
import { createStore } from '../../lib/store.ts';
import { isRefused, isUnreachable, withTimeout } from '../errors.ts';
import { readFound, watching } from '../reads/watching.ts';
import type { Source, Watched, WatchedList } from '../source.ts';
import { deviceId, signInDevice } from './crewAuth.ts';
import { crewDatabase, forgetCopy } from './crewDatabase.ts';
import { keepPlace, type Place, placeIn } from './keptPlaces.ts';
import { forgetKey } from './passKeys.ts';

/** An event as its crew sees it. `ownParticipants`: people whom an older event holds in itself. */
export type CrewEvent = TourEvent & { ownParticipants: readonly Participant[] };

/** The event whose crew this page works in, null while it may not. */
export const workplace = createStore<string | null>(null);

/** Whether the server has refused this device what a crew may do, whatever the device's clock says. */
export const refusedByServer = createStore(false);

const { watchReference, liveList } = watching(() => void isOver());

const eventRef = (eventId: string) => doc(crewDatabase, 'events', eventId);
const memberRef = (eventId: string, uid: string) => doc(eventRef(eventId), 'crew', uid);
const passRef = (eventId: string, key: string) => doc(eventRef(eventId), 'passes', key);

/** Returns the event, live. */
export function crewEvent(eventId: string): Source<Watched<CrewEvent>> {
  return watchReference(
    () => eventRef(eventId),
    (id, data) => ({ ...readEvent(id, data), ownParticipants: readListedParticipants(data) }),
  );
}

/** Returns a pass of an event, live. */
export function crewPass(eventId: string, key: string): Source<Watched<CrewPass>> {
  return watchReference(() => passRef(eventId, key), readPass);
}

/** Returns this device's place in the crew as the server has it, live. */
export function crewMember(eventId: string, uid: string): Source<Watched<CrewMember>> {
  return watchReference(() => memberRef(eventId, uid), readMember);
}

/** Returns the participants of the event, live; 5,000 at most. */
export function crewPeople(eventId: string): Source<WatchedList<Participant>> {
  return liveList(() => collection(eventRef(eventId), 'participants'), {
    max: 5000,
    convert: (found) => readFound(found, readParticipant),
  });
}

/** Returns who waits for a spot, live, in their order; as many as may. */
export function crewLine(eventId: string): Source<WatchedList<WaitingPerson>> {
  return liveList(() => query(collection(eventRef(eventId), 'waiting'), orderBy('place')), {
    max: limits.waitingList,
    convert: (found) => readFound(found, readWaiting),
  });
}

/** Returns the board of the event's night, live. */
export function crewBoard(eventId: string): Source<Watched<Board>> {
  return watchReference(() => doc(crewDatabase, 'boards', eventId), readBoard);
}

/**
 * Joins the crew of an event with a pass, or comes back with a new one. Needs a network.
 * @throws SignInError, DataError ('refused': the pass does not run, or the device was removed)
 */
export async function joinCrew(eventId: string, key: string, name: string): Promise<void> {
  const uid = await signInDevice();
  const ref = memberRef(eventId, uid);
  const seen = { pass: key, name, seenAt: serverTimestamp() };
  await withTimeout(
    runTransaction(crewDatabase, async (transaction) => {
      const found = await transaction.get(ref);
      if (found.exists()) transaction.update(ref, seen);
      else {
        transaction.set(ref, { ...seen, removed: false, joinedAt: serverTimestamp() });
        transaction.update(passRef(eventId, key), { devices: increment(1) });
      }
    }),
    20_000,
  );
  keepPlace(eventId, { uid, pass: key, name, over: null });
  forgetKey();
}

/** Whether the account that this place belongs to is still the account of this device. */
export async function isOwn({ uid }: Place): Promise<boolean> {
  return (await deviceId()) === uid;
}

/** Tells the console that this device is there. Fails in silence: it does so again a while later. */
export function sayPresent(eventId: string, uid: string): void {
  if (navigator.onLine) updateDoc(memberRef(eventId, uid), { seenAt: serverTimestamp() }).catch(() => {});
}

/** Says that this device is there and waits for the answer, which tells a crew at work. @throws DataError */
async function reportPresent(database: Firestore, eventId: string, uid: string): Promise<void> {
  const ref = doc(database, 'events', eventId, 'crew', uid);
  await withTimeout(
    runTransaction(database, async (transaction) => {
      transaction.update(ref, { seenAt: serverTimestamp() });
    }),
  );
}

let asking: Promise<boolean> | null = null;

/**
 * Whether a refusal means that this device may work no longer. Any crew may say that it is there, whatever
 * its pass opens, so if that is refused too, the device's time is over, and this function ends its work here.
 */
export function isOver(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const eventId = workplace.get();
  const uid = await deviceId();
  if (!eventId || !uid) return true;
  try {
    await reportPresent(crewDatabase, eventId, uid);
    return false;
  } catch (error) {
    if (isRefused(error)) {
      await hearWhy(eventId, uid);
      refusedByServer.set(true);
    }
    // Without an answer, or when the database was closed meanwhile, nothing is known: the change waits.
    return isRefused(error) || isUnreachable(error) || workplace.get() !== eventId;
  }
}

/**
 * Asks the server for this device's place and pass. After a time offline a refusal may come before the news
 * of them, which say why: `crewMember` and `crewPass` show what arrives here.
 */
async function hearWhy(eventId: string, uid: string): Promise<void> {
  const pass = placeIn(eventId)?.pass;
  const told = [memberRef(eventId, uid), ...(pass ? [passRef(eventId, pass)] : [])];
  await withTimeout(Promise.all(told.map(getDocFromServer))).catch(() => {});
}

/**
 * Deletes this device's copy of the list, and calls `onWelcome` once it may work again. Returns a function
 * that stops waiting for that.
 */
export function leaveAndWait(eventId: string, { uid, pass }: Place, onWelcome: () => void): () => void {
  let stopped = false;
  const stops: (() => void)[] = [];
  void forgetCopy().then((database) => {
    if (stopped) return;
    let member: DocumentSnapshot | undefined;
    let open: DocumentSnapshot | undefined;
    const look = () => {
      if (!member?.exists() || !open?.exists()) return;
      const access = crewAccess(readFound(member, readMember), readFound(open, readPass), new Date());
      // The clock of this device may be wrong: the server has the last word.
      if (access === 'running')
        reportPresent(database, eventId, uid).then(
          () => stopped || onWelcome(),
          () => {},
        );
    };
    const watch = (path: string, found: (snapshot: DocumentSnapshot) => void) =>
      stops.push(
        onSnapshot(
          doc(database, path),
          (snapshot) => {
            found(snapshot);
            look();
          },
          () => {},
        ),
      );
    watch(`events/${eventId}/crew/${uid}`, (snapshot) => {
      member = snapshot;
    });
    watch(`events/${eventId}/passes/${pass}`, (snapshot) => {
      open = snapshot;
    });
  });
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
