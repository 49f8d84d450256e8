import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as MessageDialog } from '../../../../src/admin/events/door/line/MessageDialog.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { readWaiting } from '../../../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';

afterEach(cleanup);

const event = readStaffEvent('cup', { title: 'Cup', date: '2099-03-14', time: '19:00', location: 'Union' });
const people = Array.from({ length: 81 }, (_, at) =>
  readParticipant(`p${at}`, {
    name: `Person ${at}`,
    email: at === 3 ? '' : `p${at}@college.example`,
    checkedIn: at < 70,
  }),
);
const line = [readWaiting('w', { name: 'Bo', email: 'bo@college.example', place: 1 })];
let closed = 0;
const draw = () =>
  render(<MessageDialog event={event} people={people} line={line} onClose={() => (closed += 1)} />);
const links = () => screen.queryAllByRole<HTMLAnchorElement>('link').map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('those on the list are written to in parts, and who has no address is named', () => {
  draw();
  expect(links()).toEqual(['Part 1 of 2', 'Part 2 of 2']);
  expect(screen.getByRole('button', { name: 'Copy 80 addresses' })).toBeTruthy();
  expect(screen.getByText('No valid email address:').textContent).toContain('Person 3');
  expect(screen.getByText("It can't include anyone's ticket link: only they have it.")).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Part 1 of 2' }));
  expect(links()).toEqual(['Part 1 of 2 opened', 'Part 2 of 2']);
});

test('each audience has its text, and what was typed for one stays when another is looked at', () => {
  draw();
  expect(field('Subject').value).toBe('Cup: see you there');
  fireEvent.change(field('Subject'), { target: { value: 'Doors at 6' } });
  choose('Waiting: 1');
  expect(field('Subject').value).toBe('Cup: waiting list');
  expect(links()).toEqual(['Open in email app']);
  choose('Not here yet: 11');
  expect(field('Text').value).toContain("you aren't here yet");
  choose('On the list: 81');
  expect(field('Subject').value).toBe('Doors at 6');
  expect(screen.getAllByRole<HTMLAnchorElement>('link')[0]?.href).toContain('subject=Doors%20at%206');
});

test('a text that is too long for a link can still be copied and sent', () => {
  draw();
  fireEvent.change(field('Text'), { target: { value: 'é'.repeat(600) } });
  expect(links()).toEqual([]);
  expect(screen.getByText(/^This text is too long for a link/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy 80 addresses' })).toBeTruthy();
});

test('Done closes; leaving a typed text asks first', async () => {
  draw();
  await act(async () => void choose('Done'));
  expect(closed).toBe(1);
  fireEvent.change(field('Subject'), { target: { value: 'Doors at 6' } });
  await act(async () => void choose('Cancel'));
  expect(closed).toBe(1);
});
