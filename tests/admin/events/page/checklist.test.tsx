import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Checklist } from '../../../../src/admin/events/page/Checklist.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { checklist } from '../../../../src/domain/events/page/checklist.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

const today = '2026-03-14';
const ready = {
  date: '2026-03-17',
  time: '19:00',
  location: 'Memorial Union',
  status: 'upcoming',
  registration: 'locked',
  showOnLandingPage: true,
  currentParticipants: 12,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function draw(stored: object, hasResult = false) {
  const event = readStaffEvent('e1', { ...ready, ...stored });
  const steps = checklist({ event, hasForm: true, hasResult, isSignUpHere: false }, today);
  render(
    <MemoryRouter initialEntries={['/admin/events/e1']}>
      <Checklist event={event} steps={steps} today={today} />
      <Address />
    </MemoryRouter>,
  );
}

const next = () => within(screen.getByRole('listitem', { current: 'step' }));

test('the next step is said, and its button does it', async () => {
  const sent: unknown[] = [];
  sendWith(async (make) => {
    sent.push((await make()).writes[0]);
    return 'acknowledged';
  });
  draw({ showOnLandingPage: false });
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toBe(
    'Next: On the landing pageShow on Landing',
  );
  fireEvent.click(next().getByRole('button', { name: 'Show on Landing' }));
  await expect.poll(() => sent).toMatchObject([{ path: 'events/e1', fields: { showOnLandingPage: true } }]);
  await expect
    .poll(() => currentToasts().map(({ message }) => message))
    .toEqual(['Shown on the landing page.']);
  for (const { id } of currentToasts()) dismissToast(id);
});

test('a step of another tab is a link there', () => {
  draw({ currentParticipants: 0 });
  expect(next().getByRole('link', { name: 'Import list' }).getAttribute('href')).toBe(
    '/admin/events/e1/participants#import',
  );
});

test('on the day of an active event its tables come next', () => {
  draw({ date: today, status: 'active' });
  expect(next().getByRole('link', { name: 'Close the list' }).getAttribute('href')).toBe(
    '/admin/events/e1/tables/draw',
  );
});

test('while its night is played, the next step leads there', () => {
  draw({ date: today, status: 'active', board: 'live' });
  expect(next().getByRole('link', { name: 'Run the night' }).getAttribute('href')).toBe(
    '/admin/events/e1/tables/night',
  );
});

test('a step of the form opens it at its field', () => {
  draw({ date: null });
  fireEvent.click(next().getByRole('button', { name: 'Add date, time and place' }));
  expect(screen.getByRole('status').textContent).toMatch(/\?edit=e1%2Fdate$/);
  cleanup();
  draw({ time: '' });
  fireEvent.click(next().getByRole('button', { name: 'Add date, time and place' }));
  expect(screen.getByRole('status').textContent).toMatch(/\?edit=e1%2Ftime$/);
});

test('without a next step it says why', () => {
  draw({});
  expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  expect(screen.getByText('Ready. The event is Tue, Mar 17, 7:00 PM.')).toBeTruthy();
});

test('all is done, and what is over has no button', () => {
  draw(
    { date: '2026-03-01', status: 'completed', bracketImage: '/b.jpg', registration: 'none', board: 'live' },
    true,
  );
  expect(screen.getByText('All done.')).toBeTruthy();
  expect(screen.getByText('Not needed any more:', { exact: false }).closest('li')?.textContent).toContain(
    'Password',
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('after a final table the next step is to publish its results', () => {
  draw({ date: today, status: 'active', board: 'live', bracketStatus: 'completed' });
  const link = next().getByRole('link', { name: 'Publish the results' });
  expect(link.getAttribute('href')).toBe('/admin/events/e1/tables/result');
});
