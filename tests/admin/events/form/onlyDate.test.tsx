import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CreateEventDialog } from '../../../../src/admin/events/form/CreateEventDialog.tsx';
import { eventAt } from '../../../../src/admin/outreach/schedule/eventAt.ts';
import { staffDatabase } from '../../../../src/data/staff/session/staffDatabase.ts';
import { collegeDirectory } from '../../../../src/domain/colleges/collegeDirectory.ts';
import type { EventFormVariant } from '../../../../src/domain/events/eventFields.ts';
import { colleges } from '../../../../src/domain/lists/listedColleges.ts';
import { aFraternity } from '../../../support/documents/aFraternity.ts';

// No database answers here.
beforeAll(() => disableNetwork(staffDatabase));
beforeEach(() => localStorage.clear());

const year = new Date().getFullYear();
const purdue = collegeDirectory(colleges, []).find(({ id }) => id === 'purdue-university');
const mistakes = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

function open(variant: EventFormVariant) {
  const initial = purdue && eventAt(purdue, aFraternity({ name: 'Sigma Nu' }));
  render(<CreateEventDialog variant={variant} initial={initial} onClose={() => {}} />, {
    wrapper: MemoryRouter,
  });
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const box = () => screen.getByRole('checkbox', { name: 'Only the date is set so far' });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Event' }));

test('after a yes the name is filled in, and the date is all that is missing', async () => {
  open('dated');
  expect(field(/^Event name/).value).toBe(`Purdue University Sigma Nu Tournament ${year}`);
  expect(box().matches(':checked')).toBe(true);
  expect(screen.getByText('Visitors see TBD until you enter a time and a place.')).toBeTruthy();
  expect(field(/^Entry fee/).value).toBe('');
  expect(screen.getByText('Usually $25. Visitors see none until you enter it.')).toBeTruthy();
  await create();
  await waitFor(() => expect(mistakes()).toEqual(['Date']));
});

test('the name follows the year of the date until somebody writes another', () => {
  open('dated');
  fireEvent.change(field(/^Date/), { target: { value: `${year + 1}-02-13` } });
  expect(field(/^Event name/).value).toBe(`Purdue University Sigma Nu Tournament ${year + 1}`);
  fireEvent.change(field(/^Event name/), { target: { value: 'Boiler Cup' } });
  fireEvent.change(field(/^Date/), { target: { value: `${year + 2}-02-13` } });
  expect(field(/^Event name/).value).toBe('Boiler Cup');
});

test('Schedule Event asks for time and place and has the usual amounts, which the box takes out', async () => {
  open('schedule');
  const amounts = () => [field(/^Entry fee/).value, field(/^Prize pool/).value];
  expect(amounts()).toEqual(['25', '1000']);
  expect(screen.getAllByText('The usual amount, in whole US dollars')).toHaveLength(2);
  fireEvent.change(field(/^Date/), { target: { value: `${year + 1}-02-13` } });
  await create();
  await waitFor(() => expect(mistakes()).toEqual(['Time', 'Location', 'The fee goes to']));
  await userEvent.click(box());
  expect(amounts()).toEqual(['', '']);
  expect(mistakes()).toEqual([]);
  fireEvent.change(field(/^Entry fee/), { target: { value: '10' } });
  await userEvent.click(box());
  expect(amounts()).toEqual(['10', '1000']);
});
