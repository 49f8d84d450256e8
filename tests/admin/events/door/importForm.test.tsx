import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImportForm } from '../../../../src/admin/events/door/import/ImportForm.tsx';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';

const listed = [readParticipant('1', { name: 'Ann Lee' }), readParticipant('2', { name: 'Bo Diaz' })];
const onAdd = vi.fn();

function open(maxParticipants: number | null = null) {
  render(
    <ImportForm
      titleId="title"
      people={listed}
      maxParticipants={maxParticipants}
      running={null}
      failure=""
      onAdd={onAdd}
      onStop={() => {}}
      onCancel={() => {}}
    />,
  );
}

const rows = () => screen.getByRole('textbox');
const paste = (text: string) => fireEvent.change(rows(), { target: { value: text } });
const choose = (text: string, name = 'answers.csv') =>
  fireEvent.change(screen.getByLabelText('Choose a CSV file'), {
    target: { files: [new File([text], name)] },
  });
const add = () => screen.getByRole('button', { name: /^Add \d+ / });

test('more people than the event takes are announced before they are added', () => {
  open(4);
  paste('Cy Poe\nDee Fox');
  expect(screen.queryByText(/^Over capacity:/)).toBeNull();
  paste('Cy Poe\nDee Fox\nEd Gray');
  expect(screen.getByText('Over capacity: 5 of 4.')).toBeTruthy();
  // It is a warning: the host decides.
  fireEvent.click(add());
  expect(onAdd.mock.lastCall?.[0]).toHaveLength(3);
});

test('without a maximum nothing is too many', () => {
  open(null);
  paste('Cy Poe\nDee Fox\nEd Gray');
  expect(screen.queryByText(/^Over capacity:/)).toBeNull();
});

test('the same name with and without an address is marked, on the list and among the rows', () => {
  open();
  paste('Ann Lee, ann@x.edu\nAnna Poe\nAnna Poe, anna.poe@x.edu');
  const people = within(screen.getByRole('list', { name: 'New people' })).getAllByRole('listitem');
  expect(people.map(({ textContent }) => textContent)).toEqual([
    '1Ann Lee ann@x.eduMaybe on the list',
    '3Anna Poe anna.poe@x.eduMaybe same as row 2',
    '2Anna Poe New',
  ]);
  expect(screen.getByText('3 new, 2 possibly the same')).toBeTruthy();
});

test('the list of new people scrolls by keyboard', () => {
  open();
  paste('Cy Poe');
  expect(screen.getByRole('list', { name: 'New people' }).tabIndex).toBe(0);
});

test.each([
  ['', 'answers.csv is empty.'],
  [' \r\n\r\n', 'answers.csv is empty.'],
])('a file of %j says so, and the text before it goes', async (text, reason) => {
  open();
  paste('Cy Poe');
  choose(text);
  expect(await screen.findByText(reason)).toBeTruthy();
  expect((rows() as HTMLTextAreaElement).value).toBe('');
  expect((add() as HTMLButtonElement).disabled).toBe(true);
});

test('a file of a header alone says so', async () => {
  open();
  paste('Cy Poe');
  choose('Name,Email\n');
  expect(
    await screen.findByText("There's a header but no one below it. Add the rows with people."),
  ).toBeTruthy();
  expect(screen.queryByText('Cy Poe')).toBeNull();
  expect((add() as HTMLButtonElement).disabled).toBe(true);
});

test('the reason of a file that was refused goes with the next one', async () => {
  open();
  choose('');
  await screen.findByText('answers.csv is empty.');
  choose('Cy Poe');
  expect(await screen.findByRole('list', { name: 'New people' })).toBeTruthy();
  expect(screen.queryByText('answers.csv is empty.')).toBeNull();
});
