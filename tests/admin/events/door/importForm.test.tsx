import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ImportForm } from '../../../../src/admin/events/door/import/ImportForm.tsx';
import { knownNames } from '../../../../src/domain/participants/knownNames.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import { placeOf } from '../../../../src/domain/participants/placeOf.ts';

const listed = [
  readParticipant('1', { name: 'Ann Lee' }),
  readParticipant('2', { name: 'Bo Diaz', collegeName: 'Butler University', shownAs: 'full' }),
];
const onAdd = vi.fn();
const names = knownNames([]);

function open(maxParticipants: number | null = null) {
  render(
    <ImportForm
      titleId="title"
      people={listed}
      host="Purdue University"
      place={(typed) => placeOf(typed, [], names)}
      maxParticipants={maxParticipants}
      running={null}
      failure=""
      past={<p>Imported: 12 people</p>}
      onAdd={onAdd}
      onStop={() => {}}
      onCancel={() => {}}
    />,
  );
}

const rows = () => screen.getByRole('textbox');
const paste = (text: string) => fireEvent.change(rows(), { target: { value: text } });
const choose = (text: string, name = 'answers.csv') =>
  fireEvent.change(screen.getByLabelText(/^Choose (a CSV|another) file$/), {
    target: { files: [new File([text], name)] },
  });
const add = () => screen.getByRole('button', { name: /^Add \d+ / });

test('more people than the event takes are announced before they are added', () => {
  open(4);
  paste('Cy Poe\nDee Fox');
  expect(screen.queryByText(/^This makes/)).toBeNull();
  paste('Cy Poe\nDee Fox\nEd Gray');
  expect(screen.getByText('This makes 5 people for 4 spots.')).toBeTruthy();
  // It is a warning: the host decides.
  fireEvent.click(add());
  expect(onAdd.mock.lastCall?.[0]).toHaveLength(3);
});

test('past imports are offered as long as there are no rows', () => {
  open();
  expect(screen.getByText('Imported: 12 people')).toBeTruthy();
  paste('Cy Poe');
  expect(screen.queryByText('Imported: 12 people')).toBeNull();
});

test('without a maximum nothing is too many', () => {
  open(null);
  paste('Cy Poe\nDee Fox\nEd Gray');
  expect(screen.queryByText(/^This makes/)).toBeNull();
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

test('who may be twice on the list can be left out', () => {
  open();
  paste('Ann Lee, ann@x.edu\nCy Poe');
  fireEvent.click(screen.getByLabelText('Skip the one who may be on the list twice'));
  expect(screen.getByText('1 new')).toBeTruthy();
  fireEvent.click(add());
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([{ name: 'Cy Poe' }]);
});

test('rows that add nobody say so', () => {
  open();
  paste('Ann Lee');
  expect(screen.getByText('0 new · 1 already on the list. No one to add.')).toBeTruthy();
});

test('the columns that were understood are told, and can be chosen', () => {
  open();
  paste('Host,Guest,Participant,Contact\nKim,Gus Gray,Cy Poe,555 0100');
  expect(screen.getByText('Names from “Participant”; no email column found')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Names'), { target: { value: '1' } });
  expect(screen.getByText('Names from “Guest”; no email column found')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Emails'), { target: { value: '3' } });
  expect(screen.getByText('Invalid email')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Emails'), { target: { value: '' } });
  fireEvent.click(add());
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([{ name: 'Gus Gray', email: '' }]);
});

test('columns that were chosen stay while rows come below, and go with their headings', () => {
  open();
  paste('Host,Guest,Participant\nKim,Gus Gray,Cy Poe');
  fireEvent.change(screen.getByLabelText('Names'), { target: { value: '1' } });
  paste('Host,Guest,Participant\nKim,Gus Gray,Cy Poe\nKim,Hal Hill,Dee Fox');
  expect(screen.getByText('Names from “Guest”; no email column found')).toBeTruthy();
  paste('Guest,Host,Participant\nGus Gray,Kim,Cy Poe');
  expect(screen.getByText('Names from “Participant”; no email column found')).toBeTruthy();
});

test('a header without names asks for their column', () => {
  open();
  paste('Timestamp,Email,Player of the night\n1,cy@x.edu,Cy Poe');
  expect(screen.getByText('No name column found; emails from “Email”')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Names'), { target: { value: '2' } });
  fireEvent.click(add());
  expect(onAdd.mock.lastCall?.[0]).toMatchObject([{ name: 'Cy Poe', email: 'cy@x.edu' }]);
});

test('a file stands in place of the field, which keeps what was typed', async () => {
  open();
  paste('Cy Poe');
  choose('Name\nDee Fox\nEd Gray');
  expect(await screen.findByText('answers.csv')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Add 2 people' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  expect(rows()).toHaveProperty('value', 'Cy Poe');
  expect(await screen.findByRole('button', { name: 'Add 1 person' })).toBeTruthy();
});

test.each([
  ['', 'answers.csv is empty.'],
  [' \r\n\r\n', 'answers.csv is empty.'],
])('a file of %j says so, and the file before it goes', async (text, reason) => {
  open();
  choose('Name\nCy Poe');
  expect(await screen.findByText('Cy Poe')).toBeTruthy();
  choose(text);
  expect(await screen.findByText(reason)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Cy Poe')).toBeNull());
  expect((add() as HTMLButtonElement).disabled).toBe(true);
});

test('a file of a header alone says so', async () => {
  open();
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

const added = () => {
  fireEvent.click(add());
  return onAdd.mock.lastCall?.[0];
};
const home = (name: RegExp) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

test('schools and chapters are matched by any of their names, and what is not ours is told', () => {
  open();
  paste('Name,School,Chapter,May we show your name?\nCy Poe,TCU,Pike,No\nDee Fox,Hogwarts,None,');
  expect(
    screen.getByText(
      'Names from “Name”; no email column found; schools from “School”; chapters from “Chapter”; shown names from “May we show your name?”',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Not in our list of schools, so kept as typed: Hogwarts.')).toBeTruthy();
  expect(screen.getByText('Pi Kappa Alpha, Texas Christian University')).toBeTruthy();
  expect(added()).toMatchObject([
    {
      ...{ collegeId: 'texas-christian-university', collegeName: 'Texas Christian University' },
      ...{ chapterId: 'texas-christian-university--pi-kappa-alpha', shownAs: 'number' },
    },
    { collegeId: '', collegeName: 'Hogwarts', chapterId: '', chapterName: '' },
  ]);
});

test('a column that was understood wrong is chosen, or left out', () => {
  open();
  paste('Name,School,Home\nCy Poe,Business,Purdue University');
  fireEvent.change(screen.getByLabelText('Schools'), { target: { value: '2' } });
  expect(added()).toMatchObject([{ collegeId: 'purdue-university' }]);
  fireEvent.change(screen.getByLabelText('Schools'), { target: { value: '' } });
  expect(added()).toMatchObject([{ collegeId: '', collegeName: '' }]);
});

test('who names no school can be from the host’s; a form that asks for the chapter alone means that', () => {
  open();
  paste('Name,School\nCy Poe,Butler University\nDee Fox,');
  expect(home(/^The one without a school is from Purdue University$/).checked).toBe(false);
  expect(added()).toMatchObject([{ collegeId: 'butler-university' }, { collegeId: '' }]);
  fireEvent.click(home(/^The one without/));
  expect(added()).toMatchObject([{ collegeId: 'butler-university' }, { collegeId: 'purdue-university' }]);
});

test('a sheet with chapters and no schools is of the host', () => {
  open();
  paste('Name,Fraternity\nCy Poe,Sigma Chi\nDee Fox,Sig Ep');
  expect(home(/^The 2 without a school are from Purdue University$/).checked).toBe(true);
  expect(added()).toMatchObject([
    { chapterId: 'purdue-university--sigma-chi' },
    { chapterId: 'purdue-university--sigma-phi-epsilon' },
  ]);
  fireEvent.click(home(/^The 2 without/));
  expect(added()).toMatchObject([{ collegeId: '' }, { collegeId: '', chapterName: 'Sigma Phi Epsilon' }]);
});

test('what the list does not know of somebody is filled in, and nothing else is changed', () => {
  open();
  paste('Name,School,Chapter,Show name\nAnn Lee,TCU,Pike,No\nBo Diaz,TCU,Pike,No\nCy Poe,TCU,,');
  const fill = home(/^Fill in what the list doesn't know of 1 person on it$/);
  expect(fill.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 person, update 1' }));
  expect(onAdd.mock.lastCall?.[1]).toEqual([
    {
      id: '1',
      change: {
        ...{ collegeId: 'texas-christian-university', collegeName: 'Texas Christian University' },
        ...{ chapterId: 'texas-christian-university--pi-kappa-alpha', chapterName: 'Pi Kappa Alpha' },
        shownAs: 'number',
      },
    },
  ]);
  fireEvent.click(fill);
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 person' }));
  expect(onAdd.mock.lastCall?.[1]).toEqual([]);
});

test('a sheet of people who are all on the list can still say where they are from', () => {
  open();
  paste('Name,Fraternity\nAnn Lee,Sigma Chi');
  fireEvent.click(screen.getByRole('button', { name: 'Update 1 person' }));
  expect(onAdd.mock.lastCall).toMatchObject([
    [],
    [{ id: '1', change: { collegeId: 'purdue-university', chapterName: 'Sigma Chi' } }],
  ]);
});
