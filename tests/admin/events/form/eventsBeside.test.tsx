import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { EventsBeside } from '../../../../src/admin/events/form/EventsBeside.tsx';
import type { Source, WatchedList } from '../../../../src/data/source.ts';
import { readStaffEvent, type StaffEvent } from '../../../../src/data/staff/events.ts';
import { newEventFields } from '../../../../src/domain/events/eventFields.ts';

const asked: string[] = [];
const purdue = { title: 'Boiler Room Blackjack', collegeName: 'Purdue University', time: '19:00' };

function eventsOfDay(day: string): Source<WatchedList<StaffEvent>> {
  asked.push(day);
  const items = [
    readStaffEvent('e1', { ...purdue, date: day }),
    readStaffEvent('e2', { ...purdue, title: 'Yale Night', collegeName: 'Yale University', date: day }),
  ];
  return (next) => {
    next({ items, more: false, growing: false, fromCache: false, waiting: new Set() });
    return () => {};
  };
}

function Form({ eventId }: { eventId: string }) {
  const form = useForm({ defaultValues: { ...newEventFields.schedule, collegeName: 'Purdue University' } });
  return (
    <>
      <input aria-label="Date" {...form.register('date')} />
      <input aria-label="Time" {...form.register('time')} />
      <EventsBeside form={form} eventId={eventId} eventsOfDay={eventsOfDay} />
    </>
  );
}

test('another event of the college on the day is told, and whether it begins at the same time', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Form eventId="new" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(screen.getByLabelText('Date'), '2030-03-01');
  expect(screen.getByRole('status').textContent).toBe(
    'Same college, same day: Boiler Room Blackjack, 7:00 PM',
  );
  await user.type(screen.getByLabelText('Time'), '19:00');
  expect(screen.getByRole('status').textContent).toBe(
    'Same college, same time: Boiler Room Blackjack, 7:00 PM',
  );
  rerender(<Form eventId="e1" />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(asked).toEqual(['2030-03-01']);
});
