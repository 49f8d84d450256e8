import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { sealed, unsealed } from '../../domain/signUp/seal.ts';
import type { SignedUp } from '../../domain/signUp/signedUp.ts';
import { agreedTerms, signUpState } from '../../domain/signUp/signUp.ts';
import { readTicket, type Ticket } from '../../domain/signUp/ticket.ts';
import { ticketIdOf } from '../../domain/signUp/ticketKey.ts';
import { DataError, dataError } from '../errors.ts';
import { firestoreCall, rootName } from './firestoreCall.ts';
import { encodedFields, type Storable } from './firestoreValues.ts';
import { eventById } from './publicEvents.ts';
import { fetchDocument } from './visitorReads.ts';

/** How a sign-up ended: in, in line, or why not. 'full': one can wait; 'noRoom': the list is full too. */
export type SignUpEnd = 'in' | 'waiting' | 'full' | 'noRoom' | 'closed' | 'password' | 'drawn' | 'gone';

/** For how long a commit that the server turned away is sent again, in milliseconds. */
const patience = 240_000;
/** How often one that failed for no reason that can be found is sent again. */
const moreTries = 2;

type How = { signal?: AbortSignal; onBusy?: () => void };
type Writes = readonly object[];
type Path = readonly string[];

/**
 * Signs somebody up by one commit, and asks for the ticket when the answer doesn't say. Sent twice, by
 * whatever mishap, a key is one ticket. `unlock`: the id of the event's unlock document, '' without a
 * password; `onBusy`: the server has many at once, and this one waits. An end by `signal` doesn't take back
 * what was sent.
 * @throws DataError
 */
export async function signUp(
  { eventId, key, typed, unlock }: { eventId: string; key: string; typed: SignedUp; unlock: string },
  how: { signal: AbortSignal; onBusy: () => void },
): Promise<SignUpEnd> {
  const [id, seal] = await Promise.all([ticketIdOf(key), sealed(key, typed)]);
  const event = ['events', eventId];
  const writes = [
    {
      ...written([...event, 'participants', id], {
        ...typed,
        agreed: agreedTerms,
        checkedIn: false,
        source: 'sign-up',
      }),
      updateTransforms: [serverTime('createdAt')],
      currentDocument: { exists: false },
    },
    {
      ...written([...event, 'tickets', id], { state: 'in', sealed: seal }),
      updateTransforms: [serverTime('at')],
      currentDocument: { exists: false },
    },
    written([...event, 'private', 'desk'], { last: id, ...(unlock && { unlock: { [id]: unlock } }) }),
    counted(event, 1),
  ];
  const end = await committed(writes, how, async () => {
    const { data } = await fetchDocument([...event, 'tickets', id]);
    return data ? 'in' : whyNot(eventId, unlock);
  });
  return end ?? 'in';
}

/**
 * Gives a ticket back, and deletes what its holder typed. 'late': checked in, or the list is closed; 'gone':
 * no ticket, or one that staff removed. @throws DataError
 */
export async function cancelTicket(
  eventId: string,
  key: string,
  how: How = {},
): Promise<'canceled' | 'late' | 'gone'> {
  const id = await ticketIdOf(key);
  const event = ['events', eventId];
  const ticket = [...event, 'tickets', id];
  const writes = [
    { delete: nameOf([...event, 'participants', id]), currentDocument: { exists: true } },
    {
      ...written(ticket, { state: 'canceled', sealed: '' }),
      updateMask: { fieldPaths: ['state', 'sealed'] },
      updateTransforms: [serverTime('at')],
      currentDocument: { exists: true },
    },
    written([...event, 'private', 'desk'], { last: id, key }),
    counted(event, -1),
  ];
  const end = await committed(writes, how, async ({ kind }) => {
    const { state } = readTicket((await fetchDocument(ticket)).data);
    if (state === 'canceled') return state;
    if (state !== 'in') return 'gone';
    return kind === 'unreachable' ? null : 'late';
  });
  return end ?? 'canceled';
}

/**
 * Returns a ticket, its event, and what its holder typed; each null when it isn't there or not to be read.
 * @throws DataError
 */
export async function fetchTicket(
  eventId: string,
  key: string,
): Promise<{ ticket: Ticket | null; event: TourEvent | null; typed: SignedUp | null }> {
  const id = await ticketIdOf(key);
  const [{ data }, event] = await Promise.all([
    fetchDocument(['events', eventId, 'tickets', id]),
    eventById(eventId),
  ]);
  const ticket = data && readTicket(data);
  return { ticket, event, typed: ticket && (await unsealed(key, ticket.sealed)) };
}

/**
 * Sends a commit until it stands, which is null, or until `ask` knows how it ended: when it may have been
 * carried out all the same, or was refused. @throws DataError
 */
async function committed<End>(
  writes: Writes,
  { signal, onBusy }: How,
  ask: (failure: DataError) => Promise<End | null>,
): Promise<End | null> {
  const until = performance.now() + patience;
  let [turns, left] = [0, moreTries];
  for (let tries = 0; ; tries += 1) {
    try {
      await firestoreCall('commit', { writes });
      return null;
    } catch (error) {
      const failure = dataError(error);
      if (isTurnedAway(failure)) turns += 1;
      else {
        const end = await ask(failure);
        if (end !== null) return end;
        left -= 1;
      }
      if (left < 0 || performance.now() > until) throw failure;
    }
    if (turns > 1) onBusy?.();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(8_000, 300 * 2 ** tries)));
    if (signal?.aborted) throw new DataError('unreachable', signal.reason);
  }
}

/** Whether the server had no time for a commit, so that the same goes again. */
function isTurnedAway({ kind, cause }: DataError): boolean {
  const name = cause instanceof Error ? cause.cause : '';
  return kind === 'busy' || name === 'ABORTED' || name === 'UNAVAILABLE';
}

/** Returns why nobody gets in, by the server's clock; null when nothing is in the way. @throws DataError */
async function whyNot(eventId: string, unlock: string): Promise<SignUpEnd | null> {
  const event = ['events', eventId];
  const [{ data, readAt }, board, unlocked] = await Promise.all([
    fetchDocument(event),
    fetchDocument(['boards', eventId], ['rev']),
    unlock ? fetchDocument([...event, 'unlocks', unlock]) : null,
  ]);
  if (!data) return 'gone';
  if (board.data) return 'drawn';
  const read = readEvent(eventId, data);
  const { status, registration, currentParticipants, maxParticipants } = read;
  if (status === 'completed' || signUpState(read, new Date(readAt)) !== 'open') return 'closed';
  if (maxParticipants !== null && currentParticipants >= maxParticipants) return 'full';
  return registration === 'locked' && !unlocked?.data ? 'password' : null;
}

const nameOf = (path: Path) => [rootName(), ...path].join('/');

function written(path: Path, fields: Record<string, Storable>) {
  return { update: { name: nameOf(path), fields: encodedFields(fields) } };
}

const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** The write that counts one person more or less at an event. */
function counted(event: Path, by: 1 | -1) {
  return {
    transform: {
      document: nameOf(event),
      fieldTransforms: [
        { fieldPath: 'currentParticipants', increment: { integerValue: String(by) } },
        serverTime('updatedAt'),
      ],
    },
    currentDocument: { exists: true },
  };
}
