import { expect, test } from 'vitest';
import { inviteText } from '../../../../src/domain/events/page/invite.ts';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';

const url = 'https://tour.example/e/e1';
const invite = (stored: object, password = '') => inviteText(readEvent('e1', stored), url, password);

test('says what, when, where, the address and the password, ready for a text message', () => {
  const event = {
    title: 'Phi Gamma Delta blackjack night',
    date: '2026-12-04',
    time: '19:00',
    location: 'Quad Room',
  };
  expect(invite(event, 'Aces 21')).toBe(
    `Phi Gamma Delta blackjack night, Fri, Dec 4, 7 PM at Quad Room.\nSign up: ${url}\nPassword: Aces 21`,
  );
  expect(invite({ ...event, time: '19:30' })).toBe(
    `Phi Gamma Delta blackjack night, Fri, Dec 4, 7:30 PM at Quad Room.\nSign up: ${url}`,
  );
});

test('leaves out what nobody knows yet', () => {
  expect(invite({ title: 'Cup' })).toBe(`Cup.\nSign up: ${url}`);
  expect(invite({ title: 'Cup', time: '7 PM doors', location: 'Quad' })).toBe(
    `Cup, 7 PM doors at Quad.\nSign up: ${url}`,
  );
  expect(invite({ title: 'Cup', date: '2026-12-04' })).toBe(`Cup, Fri, Dec 4.\nSign up: ${url}`);
});
