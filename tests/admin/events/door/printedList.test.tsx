import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PrintedList } from '../../../../src/admin/events/door/print/PrintedList.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { readWaiting } from '../../../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';

const event = readStaffEvent('cup', { title: 'Cup', date: '2099-03-14' });
const people = ['Ann Lee', 'Bo Diaz'].map((name) => readParticipant(name, { name, email: 'x@x.edu' }));
const line = ['Zoe Quinn', 'Al Moss'].map((name, at) =>
  readWaiting(name, { name, email: 'y@x.edu', chapterName: 'Sigma Chi', place: at + 3 }),
);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  window.print = vi.fn();
});

test('who waits is printed below the list, apart and in the order of the line, without addresses', () => {
  render(<PrintedList event={event} people={people} line={line} onDone={() => {}} />);
  expect(rows()).toEqual(['Ann Lee ', 'Bo Diaz ', 'Zoe Quinn Sigma Chi1st', 'Al Moss Sigma Chi2nd']);
  expect(screen.getByRole('columnheader').textContent).toMatch(/0 of 2 checked in, 2 waiting at /);
  const apart = screen.getByRole('heading', { name: 'Waiting list' }).parentElement;
  expect(within(apart ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  expect(document.body.textContent).not.toContain('@');
});

test('without a line there is no word of one', () => {
  render(<PrintedList event={event} people={people} line={[]} onDone={() => {}} />);
  expect(rows()).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/waiting/i);
});
