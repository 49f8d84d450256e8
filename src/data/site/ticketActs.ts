import { readEvent } from '../../domain/events/readEvent.ts';
import { type Line, lineWithout, mayTake } from '../../domain/signUp/line.ts';
import { unsealed } from '../../domain/signUp/seal.ts';
import { readTicket } from '../../domain/signUp/ticket.ts';
import { ticketIdOf } from '../../domain/signUp/ticketKey.ts';
import { DataError } from '../errors.ts';
import {
  type Commit,
  changed,
  counted,
  created,
  deleted,
  type How,
  settled,
  written,
} from './ticketCommit.ts';
import { fetchDocument } from './visitorReads.ts';

type Canceled = 'canceled' | 'late' | 'gone';

/**
 * Gives a ticket back, of who is in or waits, and deletes what its holder typed. 'late': checked in, or the
 * list is closed; 'gone': no ticket, or one that staff removed. @throws DataError
 */
export async function cancelTicket(eventId: string, key: string, how: How = {}): Promise<Canceled> {
  const { event, ticket, person, waits, desk, ask } = await ticketOf(eventId, key);
  const gone = [changed(ticket, { state: 'canceled', sealed: '' }), desk({ key })];
  const givesUp: Commit<Canceled> = {
    // Who waits is called by a spot that falls free.
    writes: [deleted(person), ...gone, counted(event, -1, {}, true)],
    end: 'canceled',
  };
  const next = async (): Promise<Canceled | Commit<Canceled>> => {
    const { state, place, read } = await ask();
    if (state === 'canceled') return state;
    if (state === 'in') return givesUp;
    if (state !== 'waiting' || !read) return 'gone';
    return {
      writes: [deleted(waits), ...gone, counted(event, 0, shorter(place, read.line))],
      end: 'canceled',
    };
  };
  return settled(next, how, { blind: givesUp, refused: 'late' });
}

type Taken = 'in' | 'taken' | 'late' | 'gone';

/**
 * Takes a free spot for who waits. 'taken': none is free for their place, or none any more; 'late': the list
 * is closed; 'gone': they no longer wait. @throws DataError
 */
export async function takeSpot(eventId: string, key: string, how: How = {}): Promise<Taken> {
  const { event, ticket, person, waits, desk, ask } = await ticketOf(eventId, key);
  const next = async (): Promise<Taken | Commit<Taken>> => {
    const { state, place, read, sealed, at, isDrawn } = await ask();
    if (state === 'in') return state;
    if (state !== 'waiting' || !read) return 'gone';
    if (isDrawn) return 'late';
    if (!mayTake(read, place, at)) return 'taken';
    const typed = await unsealed(key, sealed);
    if (!typed) throw new DataError('broken');
    return {
      writes: [
        created(person, { ...typed, checkedIn: false, source: 'sign-up' }, 'createdAt'),
        deleted(waits),
        changed(ticket, { state: 'in' }),
        desk({}),
        counted(event, 1, shorter(place, read.line)),
      ],
      end: 'in',
    };
  };
  return settled(next, how);
}

const shorter = (place: number, line: Line) => ({
  waiting: line.waiting - 1,
  ...lineWithout(place, line),
});

/** Returns where a ticket and what belongs to it are stored, and how to ask for them. */
async function ticketOf(eventId: string, key: string) {
  const id = await ticketIdOf(key);
  const event = ['events', eventId];
  const ticket = [...event, 'tickets', id];
  return {
    event,
    ticket,
    person: [...event, 'participants', id],
    waits: [...event, 'waiting', id],
    desk: (proof: { key?: string }) => written([...event, 'private', 'desk'], { last: id, ...proof }),
    ask: async () => {
      const [mine, { data, readAt }, board] = await Promise.all([
        fetchDocument(ticket),
        fetchDocument(event),
        fetchDocument(['boards', eventId], ['rev']),
      ]);
      const read = data && readEvent(eventId, data);
      return { ...readTicket(mine.data), read, at: new Date(readAt), isDrawn: Boolean(board.data) };
    },
  };
}
