import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CloseList } from '../../../src/admin/night/draw/CloseList.tsx';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { aPlayer } from '../../support/documents/boards.ts';

const people = Array.from({ length: 8 }, (_, at) =>
  readParticipant(`p${at}`, { ...aPlayer(at), checkedIn: true }),
);

function show(unchecked: boolean, board = '', event: object = {}) {
  render(
    <MemoryRouter>
      <CloseList
        event={readStaffEvent('cup', { title: 'Cup', board, ...event })}
        night={null}
        unsent={false}
        people={people}
        secret={null}
        unchecked={unchecked}
      />
    </MemoryRouter>,
  );
}

test.each([true, false])('the list says when it is not known who asked to be hidden: %s', (unchecked) => {
  show(unchecked);
  expect(screen.getByRole('button', { name: 'Close the list with 8' })).toBeTruthy();
  expect(screen.queryAllByText(/We can't see yet who asked to be hidden/)).toHaveLength(unchecked ? 1 : 0);
});

test('a night with published places gives them back before tables are drawn', () => {
  show(false, 'results');
  expect(screen.getByRole('link', { name: 'Take them back' }).getAttribute('href')).toBe(
    '/admin/events/cup/result/places',
  );
  expect(screen.queryByRole('button', { name: /Close the list/ })).toBeNull();
});

test.each([
  [{ registration: 'site', signUp: { open: true, closesAt: 0 } }, 1],
  [{ registration: 'locked', signUp: { open: true, closesAt: 0 } }, 1],
  [{ registration: 'site', signUp: { open: true, closesAt: 5 } }, 0],
  [{ registration: 'site', signUp: { open: false, closesAt: 5 } }, 0],
  [{ registration: 'open', signUp: { open: false, closesAt: 0 } }, 0],
])('sign-up on this site ends with the list, where it is open: %j', (event, times) => {
  show(false, '', event);
  expect(screen.queryAllByText('Sign-up on this site ends now.')).toHaveLength(times);
});

test.each([
  [0, null],
  [1, "1 is waiting and won't be drawn."],
  [3, "3 are waiting and won't be drawn."],
])('with %i in line it says who is left out before the list closes', (waiting, words) => {
  show(false, '', { line: { waiting } });
  const link = screen.queryByRole('link', { name: 'Go to the waiting list' });
  expect(link?.getAttribute('href') ?? null).toBe(words && '/admin/events/cup/participants');
  if (words) expect(link?.parentElement?.textContent).toContain(words);
});
