import { readEvent } from '../../domain/events/readEvent.ts';
import { hasWaitingRoom, type Line, spareSpots } from '../../domain/signUp/line.ts';
import { sealed } from '../../domain/signUp/seal.ts';
import { readSignedUp, type SignedUp } from '../../domain/signUp/signedUp.ts';
import { agreedTerms, signUpState } from '../../domain/signUp/signUp.ts';
import { readTicket } from '../../domain/signUp/ticket.ts';
import { ticketIdOf } from '../../domain/signUp/ticketKey.ts';
import { type Commit, counted, created, type How, settled, written } from './ticketCommit.ts';
import { fetchDocument } from './visitorReads.ts';

/** How a sign-up ended: in, in line, or why not. 'full': one can wait; 'noRoom': the list is full too. */
export type SignUpEnd = 'in' | 'waiting' | 'full' | 'noRoom' | 'closed' | 'password' | 'drawn' | 'gone';

type What = {
  eventId: string;
  key: string;
  typed: SignedUp;
  /** The id of the event's unlock document; '' without a password. */
  unlock: string;
  /** 'waiting': in line, or in when a spot is spare by now. */
  as: 'in' | 'waiting';
};

/**
 * Signs somebody up by one commit, or puts them in line, and asks for the ticket when the answer doesn't say.
 * Sent twice, by whatever mishap, a key is one ticket. @throws DataError
 */
export async function signUp({ eventId, key, typed, unlock, as }: What, how: How): Promise<SignUpEnd> {
  // As it is read again: whoever takes a spot later has to send it word by word.
  const person = { ...readSignedUp(typed), agreed: agreedTerms };
  const [id, seal] = await Promise.all([ticketIdOf(key), sealed(key, person)]);
  const event = ['events', eventId];
  const ticket = [...event, 'tickets', id];
  const desk = written([...event, 'private', 'desk'], {
    last: id,
    ...(unlock && { unlock: { [id]: unlock } }),
  });
  const comesIn: Commit<SignUpEnd> = {
    writes: [
      created(
        [...event, 'participants', id],
        { ...person, checkedIn: false, source: 'sign-up' },
        'createdAt',
      ),
      created(ticket, { state: 'in', sealed: seal }, 'at'),
      desk,
      counted(event, 1),
    ],
    end: 'in',
  };
  const lineUp = ({ queued, waiting }: Line): Commit<SignUpEnd> => {
    const place = queued + 1;
    return {
      writes: [
        created([...event, 'waiting', id], { ...person, place }, 'createdAt'),
        created(ticket, { state: 'waiting', sealed: seal, place }, 'at'),
        desk,
        counted(event, 0, {
          waiting: waiting + 1,
          queued: place,
          ...(waiting === 0 && { gone: queued, left: 0 }),
        }),
      ],
      end: 'waiting',
    };
  };

  async function next(): Promise<SignUpEnd | Commit<SignUpEnd>> {
    const [mine, { data, readAt }, board, unlocked] = await Promise.all([
      fetchDocument(ticket),
      fetchDocument(event),
      fetchDocument(['boards', eventId], ['rev']),
      unlock ? fetchDocument([...event, 'unlocks', unlock]) : null,
    ]);
    // A ticket that is over leads there, too.
    if (mine.data) return readTicket(mine.data).state === 'waiting' ? 'waiting' : 'in';
    if (!data) return 'gone';
    if (board.data) return 'drawn';
    const read = readEvent(eventId, data);
    if (read.status === 'completed' || signUpState(read, new Date(readAt)) !== 'open') return 'closed';
    const isSpare = spareSpots(read) > 0;
    if (!isSpare && !hasWaitingRoom(read)) return 'noRoom';
    if (!isSpare && as === 'in') return 'full';
    if (read.registration === 'locked' && !unlocked?.data) return 'password';
    return isSpare ? comesIn : lineUp(read.line);
  }

  return settled(next, how, as === 'in' ? { blind: comesIn } : {});
}
