import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readScanned, scanResult } from '../../../../src/domain/participants/line/scanned.ts';
import { readWaiting } from '../../../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import { readTicket } from '../../../../src/domain/signUp/ticket.ts';
import { paths } from '../../../../src/paths.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt-_';
const code = (eventId: string, ticketId = id) => `https://tour.example${paths.scanned(eventId, ticketId)}`;

describe('the text of a code', () => {
  test('names the ticket that it was made of, whatever the event is called and the site was', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const tickets = fc.array(fc.constantFrom(...letters), { minLength: 22, maxLength: 22 });
    const events = fc.string({ minLength: 1 });
    const origins = fc.constantFrom(
      'https://tour.example',
      'http://127.0.0.1:5000',
      'https://old.example:8443',
    );
    fc.assert(
      fc.property(origins, events, tickets, (origin, eventId, ticket) => {
        const ticketId = ticket.join('');
        expect(readScanned(origin + paths.scanned(eventId, ticketId))).toEqual({ eventId, ticketId });
      }),
    );
  });

  test('is no ticket when it is anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readScanned(text)).toBeNull();
      }),
    );
  });

  test.each([
    '',
    id,
    `https://tour.example/e/cup/in`,
    `https://tour.example/e/cup/in#${id.slice(1)}`,
    `https://tour.example/e/cup/in#${id}A`,
    `https://tour.example/e/cup/crew#${id}`,
    // The ticket's own address: who shows it is asked for the code on it.
    `https://tour.example/e/cup/ticket#${id}`,
    `https://tour.example/e//in#${id}`,
    `https://tour.example/e/%E0%A4%A/in#${id}`,
    `https://tour.example/e/cup/in#${'<'.repeat(22)}`,
    `javascript://tour.example/e/cup/in#${id}`,
    'WIFI:T:WPA;S:House;P:secret;;',
    'https://venmo.com/u/ann',
  ])('%s is no ticket', (text) => {
    expect(readScanned(text)).toBeNull();
  });

  test.each([`  ${code('cup')}\n`, `${code('cup')}.more`, code('cup').replace('/in#', '/in/#')])(
    '%s is one, with what a later version adds',
    (text) => {
      expect(readScanned(text)).toEqual({ eventId: 'cup', ticketId: id });
    },
  );
});

describe('what a code means at a door', () => {
  const ann = readParticipant(id, { name: 'Ann Lee' });
  const here = { ...ann, checkedIn: true };
  const waits = readWaiting(id, { name: 'Ann Lee', place: 7 });
  const nobody = { people: [], line: [] };
  const listed = { people: [ann], line: [] };
  const came = { people: [here], line: [] };
  const inLine = { people: [], line: [readWaiting('other', { name: 'Bo' }), waits] };
  const at = new Date('2026-12-05T22:10:00Z');
  const ticket = (state: string) => readTicket({ state, at });
  const ours = readScanned(code('cup'));

  test.each([
    ['is on the list', listed, undefined, { kind: 'in', person: ann }],
    ['is on the list, without a network', listed, 'offline' as const, { kind: 'in', person: ann }],
    ['is on this list, whatever the ticket says', listed, ticket('canceled'), { kind: 'in', person: ann }],
    ['came before', came, undefined, { kind: 'already', person: here }],
    ['is not on the list, so it is asked for', nobody, undefined, null],
    ['is not on the list, without a network', nobody, 'offline' as const, { kind: 'offline' }],
    ['canceled', nobody, ticket('canceled'), { kind: 'canceled', at }],
    ['was removed', nobody, ticket('removed'), { kind: 'removed', at }],
    ['is in, and the list is behind', nobody, ticket('in'), { kind: 'unlisted' }],
    ['waits', inLine, undefined, { kind: 'waiting', person: waits }],
    ['waits, without a network', inLine, 'offline' as const, { kind: 'waiting', person: waits }],
    ['took a spot a second ago', { people: [ann], line: [waits] }, undefined, { kind: 'in', person: ann }],
    ['waits, and the list is behind', nobody, ticket('waiting'), { kind: 'queued' }],
    ['is in a state of a newer version', nobody, ticket('called'), { kind: 'newer' }],
    ['has a ticket without a state', nobody, readTicket({}), { kind: 'newer' }],
    ['has no ticket', nobody, null, { kind: 'unknown' }],
  ])('who %s', (_, lists, asked, result) => {
    expect(scanResult(ours, 'cup', lists, asked)).toEqual(result);
  });

  test('what is for another event, and what is no ticket, needs neither list nor network', () => {
    const theirs = readScanned(code('open'));
    expect(scanResult(theirs, 'cup', listed)).toEqual({ kind: 'another', eventId: 'open' });
    expect(scanResult(null, 'cup', listed)).toEqual({ kind: 'unknown' });
  });

  test('nobody is called unknown without the word of the server', () => {
    const tickets = fc.oneof(
      fc.string().map(ticket),
      fc.constant('offline' as const),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(tickets, (asked) => {
        expect(scanResult(ours, 'cup', nobody, asked)?.kind).not.toBe('unknown');
      }),
    );
  });
});
