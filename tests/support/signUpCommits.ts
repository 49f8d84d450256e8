import { ids, signedUpPerson, ticketKeys, typed, waiting } from './documents/signUps.ts';
import { type Fields, signUpWrites } from './signUpWrites.ts';
import type { TestProject } from './TestProject.ts';

export type Parts = Record<string, object | null>;
export type Who = keyof typeof waiting;
export type By = Record<string, number>;

const seal = 'A'.repeat(40);

/** Of the first in line, the front moves on; of others there is an empty place. */
export const without: Record<Who, By> = {
  first: { waiting: -1, gone: 1 },
  second: { waiting: -1, left: 1, leftTo: 4 },
  third: { waiting: -1, left: 1, leftTo: 5 },
};

/** Returns what is stored of who waited when they are in. */
export const inFrom = (who: Who, more: Fields = {}): Fields => {
  const { place: _, ...told } = waiting[who];
  return { ...told, checkedIn: false, source: 'sign-up', ...more };
};

/** What a device of the crew says of whom it lets in. */
export const checkedIn = { checkedIn: true, checkedInAt: new Date(), checkedInBy: 'crew' };

const four = (parts: Parts) => Object.values(parts).filter((write) => write !== null);

/**
 * Returns the commits of a sign-up at events/site, some of their writes changed, or left out by null: whether
 * they are taken, is for the rules to say.
 */
export function signUpCommits(project: TestProject) {
  const writes = signUpWrites(project);
  const { set, patch, remove, count, counts } = writes;

  /** Adds to the people and to the counts of the line. */
  const moved = (by: By, fields: Fields = {}, ...times: string[]) => {
    const fieldOf = (name: string) => (name === 'people' ? 'currentParticipants' : `line.${name}`);
    const added = Object.entries(by).map(([name, more]) => [fieldOf(name), more] as const);
    return counts(Object.fromEntries(added), fields, ...times);
  };

  /** The four writes of who joins the line, some of them changed, or left out by null. */
  const joining = (changes: Parts = {}, { ticket = ids.fresh, place = 6 } = {}): object[] =>
    four({
      line: set(`waiting/${ticket}`, { ...typed, place }, 'createdAt'),
      ticket: set(`tickets/${ticket}`, { state: 'waiting', sealed: seal, place }, 'at'),
      desk: set('private/desk', { last: ticket }),
      event: moved({ waiting: 1, queued: 1 }),
      ...changes,
    });

  /** The four writes of who gets a spot at once. */
  const coming = (changes: Parts = {}, ticket = ids.fresh): object[] =>
    four({
      person: set(`participants/${ticket}`, signedUpPerson, 'createdAt'),
      ticket: set(`tickets/${ticket}`, { state: 'in', sealed: seal }, 'at'),
      desk: set('private/desk', { last: ticket }),
      event: moved({ people: 1 }),
      ...changes,
    });

  /** The four writes of who gives a spot back. */
  const going = (changes: Parts = {}, ticket = ids.stored, key = ticketKeys.stored): object[] =>
    four({
      person: remove(`participants/${ticket}`),
      ticket: patch(`tickets/${ticket}`, { state: 'canceled', sealed: '' }, 'at'),
      desk: set('private/desk', { last: ticket, key }),
      event: count(-1),
      ...changes,
    });

  /** The four writes of who leaves the line. */
  const leaving = (changes: Parts = {}, who: Who = 'first'): object[] =>
    four({
      line: remove(`waiting/${ids[who]}`),
      ticket: patch(`tickets/${ids[who]}`, { state: 'canceled', sealed: '' }, 'at'),
      desk: set('private/desk', { last: ids[who], key: ticketKeys[who] }),
      event: moved(without[who]),
      ...changes,
    });

  /** The five writes of who takes a free spot. */
  const taking = (changes: Parts = {}, who: Who = 'first'): object[] =>
    four({
      person: set(`participants/${ids[who]}`, inFrom(who), 'createdAt'),
      line: remove(`waiting/${ids[who]}`),
      ticket: patch(`tickets/${ids[who]}`, { state: 'in' }, 'at'),
      desk: set('private/desk', { last: ids[who] }),
      event: moved({ people: 1, ...without[who] }),
      ...changes,
    });

  /** The five writes of a device that lets somebody in. */
  const lettingIn = (changes: Parts = {}, who: Who = 'first', made = 1): object[] =>
    four({
      person: set(`participants/${ids[who]}`, inFrom(who, checkedIn), 'createdAt'),
      line: remove(`waiting/${ids[who]}`),
      ticket: patch(`tickets/${ids[who]}`, { state: 'in' }, 'at'),
      event: moved({ people: 1, waiting: -1 }),
      device: patch('crew/crew', { made, last: ids[who] }),
      ...changes,
    });

  return { ...writes, moved, joining, coming, going, leaving, taking, lettingIn };
}
