import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditParticipantDialog } from '../../../../src/admin/events/door/EditParticipantDialog.tsx';
import type { Change } from '../../../../src/domain/changes/change.ts';
import { readCollege } from '../../../../src/domain/colleges/college.ts';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import type { Door } from '../../../../src/parts/door.ts';

const host = {
  collegeId: 'purdue-university',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
};
const ann = readParticipant('a', { name: 'Ann Lee', email: 'ann@x.edu' });
const bo = readParticipant('b', { name: 'Bo Diaz', email: 'bo@x.edu', apart: ['a'] });
const cy = readParticipant('c', { name: 'Cy Poe' });
const door: Door = {
  event: { ...readEvent('cup', host), ownParticipants: [] },
  people: () => () => {},
  colleges: (give) => {
    const items = [readCollege('wabash-college', { name: 'Wabash College' })];
    give({ items, waiting: new Set(), fromCache: false, more: false, growing: false });
    return () => {};
  },
  self: 'staff',
  mayUndo: () => true,
};

const sent: Change[] = [];
const onClose = vi.fn();

async function open(person = ann) {
  render(
    <EditParticipantDialog
      door={door}
      people={[ann, bo, cy]}
      person={person}
      onRemove={() => {}}
      onClose={onClose}
    />,
  );
  await act(() => import('../../../../src/domain/participants/knownNames.ts'));
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const writes = () =>
  sent.flatMap(({ writes }) => writes).map((write) => [write.path, 'fields' in write && write.fields]);
const seating = () => screen.getByText('Seating').closest('details');

beforeEach(() => {
  sent.length = 0;
  onClose.mockClear();
  sendWith(async (make) => {
    sent.push(await make());
    return 'acknowledged';
  });
});

test('staff say where somebody is from, how they are shown and where they always sit', async () => {
  await open(cy);
  expect(seating()?.open).toBe(false);
  type('School (optional)', 'wabash college');
  type('Chapter (optional)', 'Pike');
  fireEvent.click(screen.getByLabelText('Number only'));
  type('Fixed table', '3');
  type('Fixed seat', 'last');
  await save();
  expect(writes()).toEqual([
    [
      'events/cup/participants/c',
      {
        ...{ collegeId: 'wabash-college', collegeName: 'Wabash College' },
        ...{ chapterId: 'wabash-college--pi-kappa-alpha', chapterName: 'Pi Kappa Alpha' },
        ...{ shownAs: 'number', table: 3, seat: 'last' },
      },
    ],
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('who may be the same is told of, and what cannot be stored is refused in its field', async () => {
  await open(cy);
  type('Name', 'ann lee');
  expect(screen.getByText('Ann Lee is already on the list (ann@x.edu).')).toBeTruthy();
  type('Name', ' ');
  type('Email (optional)', 'cy at x.edu');
  await save();
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(screen.getByText('Enter a valid email address')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('a table that is none is told in the field, wherever it stands', async () => {
  await open(cy);
  type('Fixed table', 'by the door');
  await save();
  expect(seating()?.open).toBe(true);
  expect(screen.getByText('Enter a whole number from 1 to 200')).toBeTruthy();
  expect(writes()).toEqual([]);
});

test('whom somebody is kept apart from is shown from both sides, and lifted on both', async () => {
  await open();
  expect(seating()?.open).toBe(true);
  const kept = () =>
    within(screen.getByRole('list', { name: 'Kept apart from' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(kept()).toEqual(['Bo Diaz']);
  type('Keep apart from', 'cy');
  fireEvent.click(screen.getByRole('option', { name: 'Cy Poe' }));
  expect(kept()).toEqual(['Bo Diaz', 'Cy Poe']);
  expect(field('Keep apart from').getAttribute('value')).toBe('');
  fireEvent.click(screen.getByRole('button', { name: "Don't keep apart from Bo Diaz" }));
  await save();
  expect(writes()).toEqual([
    ['events/cup/participants/a', { apart: ['c'] }],
    ['events/cup/participants/b', { apart: [] }],
  ]);
});

test('nothing changed is nothing written', async () => {
  await open();
  await save();
  expect(writes()).toEqual([]);
  expect(onClose).toHaveBeenCalled();
});
