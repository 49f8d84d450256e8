import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

/* What a phone sends to wait in line, to leave it and to take a spot, and what it learns when it may not. */

const full = { maxParticipants: 8, currentParticipants: 8 };
const project = await seededProject(signUpEvent(full));
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket, takeSpot } = await import('../../src/data/site/ticketActs.ts');

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

const [first, second, third] = [newTicketKey(), newTicketKey(), newTicketKey()];
const id = await ticketIdOf(first);
const joins = (key: string, more: Partial<Parameters<typeof signUp>[0]> = {}) =>
  signUp({ eventId: 'cup', key, typed: ann, unlock: '', as: 'waiting', ...more }, {});
const event = () => project.stored('events/cup');
const [waits, person] = [`events/cup/waiting/${id}`, `events/cup/participants/${id}`];
const costsSince = async (before: number) =>
  (await project.requests()).slice(before).filter(({ writes }) => writes > 0);
const calledBefore = (hours: number) => {
  const calledAt = new Date(Date.now() - hours * 3_600_000);
  return project.change('events/cup', { line: { calledAt } }, ['line.calledAt']);
};
const freeOne = () => project.change('events/cup', { currentParticipants: 7 });

describe('joining', () => {
  test('is one commit, and the ticket has the place in line', async () => {
    const before = (await project.requests()).length;
    expect(await joins(first)).toBe('waiting');
    expect((await costsSince(before)).map(({ writes }) => writes)).toEqual([4]);
    expect(await project.stored(waits)).toEqual({
      ...ann,
      agreed: '2026-11-27',
      place: 1,
      createdAt: expect.anything(),
    });
    expect(await project.stored(person)).toBeUndefined();
    expect(await event()).toMatchObject({ currentParticipants: 8, line: { waiting: 1, queued: 1 } });
    expect(await fetchTicket('cup', first)).toMatchObject({
      ticket: { state: 'waiting', place: 1 },
      typed: { ...ann, agreed: '2026-11-27' },
    });
    expect(await joins(second)).toBe('waiting');
    expect((await fetchTicket('cup', second)).ticket?.place).toBe(2);
  });

  test('gets a spot that is spare meanwhile', async () => {
    await freeOne();
    expect(await joins(first)).toBe('in');
    expect(await event()).toMatchObject({ currentParticipants: 8 });
    expect(await joins(second)).toBe('waiting');
  });

  test('a spot that falls free is not for who comes new while somebody waits for it', async () => {
    await joins(first);
    await freeOne();
    expect(await joins(second, { as: 'in' })).toBe('full');
    expect(await joins(second)).toBe('waiting');
    await project.change('events/cup', { maxParticipants: 10 });
    expect(await joins(third, { as: 'in' })).toBe('in');
  });

  test('begins anew with an empty line, after the places that were given', async () => {
    for (const key of [first, second]) await joins(key);
    for (const key of [second, first]) await cancelTicket('cup', key);
    await project.change('events/cup', { line: { waiting: 0, queued: 4, gone: 0, left: 2, leftTo: 4 } });
    expect(await joins(third)).toBe('waiting');
    expect((await fetchTicket('cup', third)).ticket?.place).toBe(5);
    expect((await event())?.line).toMatchObject({ waiting: 1, queued: 5, gone: 4, left: 0 });
  });

  test.each([
    { end: 'noRoom', fields: { waitingList: 0 } },
    { end: 'noRoom', fields: { waitingList: 2, line: { waiting: 2, queued: 2 } } },
    { end: 'noRoom', fields: { line: { waiting: 8, queued: 9, gone: 1 } } },
    { end: 'closed', fields: { signUp: { open: false, closesAt: 0 } } },
    { end: 'closed', fields: { status: 'completed' } },
    { end: 'password', fields: { registration: 'locked' } },
  ] as const)('ends with $end with $fields', async ({ end, fields }) => {
    await project.change('events/cup', fields);
    expect(await joins(first)).toBe(end);
    expect(await project.idsIn('events/cup/waiting')).toEqual([]);
  });

  test('a full event says whether there is room in line to who asked for a spot', async () => {
    expect(await joins(first, { as: 'in' })).toBe('full');
    await project.change('events/cup', { waitingList: 0 });
    expect(await joins(first, { as: 'in' })).toBe('noRoom');
  });

  test('after the list was closed for the draw, or the event deleted, says so', async () => {
    await project.seed({ 'boards/cup': {} });
    expect(await joins(first)).toBe('drawn');
    await project.clear();
    expect(await joins(first)).toBe('gone');
  });

  test('proves the password of a locked event, and taking a spot needs none', async () => {
    const unlock = await unlockKey('cup', 'aces 21');
    await project.change('events/cup', { registration: 'locked' });
    await project.seed({ [`events/cup/unlocks/${unlock}`]: { googleFormUrl: null } });
    expect(await joins(first, { unlock })).toBe('waiting');
    await freeOne();
    expect(await takeSpot('cup', first)).toBe('in');
  });
});

describe('leaving', () => {
  beforeEach(async () => {
    for (const key of [first, second, third]) await joins(key);
  });

  test('deletes name and address, and the line moves up', async () => {
    expect(await cancelTicket('cup', first)).toBe('canceled');
    expect(await project.stored(waits)).toBeUndefined();
    expect(await event()).toMatchObject({ currentParticipants: 8, line: { waiting: 2, queued: 3, gone: 1 } });
    expect(await fetchTicket('cup', first)).toMatchObject({
      ticket: { state: 'canceled', sealed: '' },
      typed: null,
    });
    expect(await cancelTicket('cup', first)).toBe('canceled');
    expect(await cancelTicket('cup', third)).toBe('canceled');
    expect((await event())?.line).toMatchObject({ waiting: 1, gone: 1, left: 1, leftTo: 3 });
    expect(await cancelTicket('cup', second)).toBe('canceled');
    expect((await event())?.line).toMatchObject({ waiting: 0, gone: 3, left: 0 });
  });

  test('with the list closed for the draw is too late', async () => {
    await project.seed({ 'boards/cup': {} });
    expect(await cancelTicket('cup', first)).toBe('late');
    expect(await project.stored(waits)).toBeDefined();
  });

  test('of who was removed by staff, or another’s key, is nothing', async () => {
    await project.change(`events/cup/tickets/${id}`, { state: 'removed' });
    expect(await cancelTicket('cup', first)).toBe('gone');
    expect(await cancelTicket('cup', newTicketKey())).toBe('gone');
    expect((await event())?.line).toMatchObject({ waiting: 3 });
  });
});

describe('taking a spot', () => {
  beforeEach(async () => {
    for (const key of [first, second, third]) await joins(key);
  });

  test('is one commit, and who waited is on the list word by word', async () => {
    const { place: _place, ...waited } = (await project.stored(waits)) ?? {};
    await freeOne();
    const before = (await project.requests()).length;
    expect(await takeSpot('cup', first)).toBe('in');
    expect((await costsSince(before)).map(({ writes }) => writes)).toEqual([5]);
    expect(await project.stored(person)).toEqual({
      ...waited,
      checkedIn: false,
      source: 'sign-up',
      createdAt: expect.anything(),
    });
    expect(await project.stored(waits)).toBeUndefined();
    expect(await event()).toMatchObject({ currentParticipants: 8, line: { waiting: 2, gone: 1 } });
    expect((await fetchTicket('cup', first)).ticket).toMatchObject({ state: 'in', place: 1 });
    // As anybody who is in may.
    expect(await takeSpot('cup', first)).toBe('in');
    expect(await cancelTicket('cup', first)).toBe('canceled');
    expect(await event()).toMatchObject({ currentParticipants: 7, line: { calledAt: expect.anything() } });
  });

  test('is for the first in line, and after six hours for one more', async () => {
    expect(await takeSpot('cup', first)).toBe('taken');
    await freeOne();
    expect(await takeSpot('cup', second)).toBe('taken');
    await calledBefore(5.9);
    expect(await takeSpot('cup', second)).toBe('taken');
    await calledBefore(6.1);
    expect(await takeSpot('cup', third)).toBe('taken');
    expect(await takeSpot('cup', second)).toBe('in');
    expect((await event())?.line).toMatchObject({ waiting: 2, gone: 0, left: 1, leftTo: 2 });
  });

  test('that everybody who waits can have asks for no order', async () => {
    await project.change('events/cup', { maxParticipants: 11 });
    for (const key of [third, first, second]) expect(await takeSpot('cup', key)).toBe('in');
    expect(await event()).toMatchObject({ currentParticipants: 11, line: { waiting: 0, gone: 3, left: 0 } });
  });

  test('goes on after the closing time and the event’s change, and not once the list is closed', async () => {
    await freeOne();
    await project.change('events/cup', { title: 'Moved', signUp: { open: false, closesAt: 5 } });
    expect(await takeSpot('cup', first)).toBe('in');
    expect(await event()).toMatchObject({ title: 'Moved', currentParticipants: 8 });
    await freeOne();
    await project.seed({ 'boards/cup': {} });
    expect(await takeSpot('cup', second)).toBe('late');
  });

  test.each(['removed', 'canceled'])('is over for whose ticket is %s', async (state) => {
    await freeOne();
    await project.change(`events/cup/tickets/${id}`, { state });
    expect(await takeSpot('cup', first)).toBe('gone');
  });

  test('is over where the event is', async () => {
    await project.clear();
    expect(await takeSpot('cup', first)).toBe('gone');
  });

  test('by whom the door has let in meanwhile shows them in', async () => {
    await project.change(`events/cup/tickets/${id}`, { state: 'in' });
    expect(await takeSpot('cup', first)).toBe('in');
  });
});
