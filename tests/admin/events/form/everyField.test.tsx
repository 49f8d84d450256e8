import { render } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { EventFieldset } from '../../../../src/admin/events/form/EventFieldset.tsx';
import { eventFieldNames, newEventFields } from '../../../../src/domain/events/eventFields.ts';

function Form() {
  const form = useForm({ defaultValues: { ...newEventFields.schedule, eventName: 'Cup' } });
  return <EventFieldset form={form} id="event" eventId="cup" variant="console" onBusy={() => {}} />;
}

test('the form has an input for each field', () => {
  const { container } = render(<Form />);
  // A college and a fraternity are chosen by name, and the pictures have inputs without one.
  // A waiting list is asked for with a sign-up on this site.
  const apart = ['signUp', 'waitingList', 'collegeId', 'fraternityId', 'collegeLogo', 'backgroundImage'];
  const bare = eventFieldNames.filter((name) => !apart.includes(name));
  expect(bare.filter((name) => !container.querySelector(`[id^="event-${name}"], [name="${name}"]`))).toEqual(
    [],
  );
});
