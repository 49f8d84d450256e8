import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { FraternityDialog } from '../../../src/admin/fraternities/FraternityDialog.tsx';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';

const stored = { name: 'Sigma Chi', letters: 'ΣΧ', active: true, rushChairName: 'Lee', presidentName: 'Kim' };
const sigmaChi = readFraternity('sigma-chi', stored);

beforeEach(() => sessionStorage.clear());

function edit(known = sigmaChi) {
  const onClose = vi.fn();
  const dialog = (now: typeof sigmaChi | null) => (
    <FraternityDialog collegeId="purdue" fraternity={known} now={now} onClose={onClose} />
  );
  const { rerender } = render(dialog(known));
  return {
    user: userEvent.setup(),
    onClose,
    /** Somebody else changes it, or deletes it. */
    theirs: (changes: object | null) =>
      act(async () => rerender(dialog(changes && readFraternity('sigma-chi', { ...stored, ...changes })))),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const fill = (name: string, value: string) => {
  fireEvent.input(field(name), { target: { value } });
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
const disputes = () =>
  screen.queryByRole('group', { name: /^Someone else also changed (this field|these \d+ fields)$/ });

test('mistakes stand beside their fields, the first has the focus, and nothing is saved', async () => {
  const { user, onClose } = edit();
  expect(save().disabled).toBe(true);
  fill('Name', '');
  fill('Size', 'many');
  fill('Instagram link', 'instagram.example');
  fill('Sign-up form URL', 'http://forms.example');
  fill('Rush chair email', 'lee');
  await user.click(save());
  const told = (name: string) =>
    document.getElementById(`${field(name).getAttribute('aria-describedby')?.split(' ').at(-1)}`)
      ?.textContent;
  expect(await screen.findByText('Enter a name')).toBeTruthy();
  expect(['Name', 'Size', 'Rush chair email'].map(told)).toEqual([
    'Enter a name',
    'Enter a whole number from 0 to 100,000',
    'Enter a valid email address',
  ]);
  expect(screen.getAllByText('Enter a URL that starts with https://')).toHaveLength(2);
  expect(document.activeElement).toBe(field('Name'));
  expect(onClose).not.toHaveBeenCalled();
});

test('fields left alone follow what others save; what both changed is put to whoever saves later', async () => {
  const { user, theirs } = edit();
  fill('Rush chair name', 'Bo');
  await user.click(field('Active'));
  await theirs({ rushChairName: 'Ann', active: false, philanthropy: 'Food bank' });
  expect(field('Philanthropy').value).toBe('Food bank');
  expect(field('Rush chair name').value).toBe('Bo');
  const panel = disputes();
  expect(panel?.textContent).toContain('Bo');
  expect(panel?.textContent).toContain('Ann');
  expect(panel?.textContent).not.toContain('Food bank');
});

test('a dispute is settled for either side', async () => {
  const { user, theirs } = edit();
  fill('Rush chair name', 'Bo');
  fill('President name', 'Cy');
  await theirs({ rushChairName: 'Ann', presidentName: 'Dan' });
  await user.click(screen.getByRole('button', { name: 'Keep mine: Rush chair name' }));
  expect(field('Rush chair name').value).toBe('Bo');
  await user.click(screen.getByRole('button', { name: 'Take theirs: President name' }));
  expect(field('President name').value).toBe('Dan');
  expect(disputes()).toBeNull();
});

test('a value that one side has emptied is called nothing', async () => {
  const { theirs } = edit();
  fill('Rush chair name', '');
  await theirs({ rushChairName: 'Ann' });
  expect(disputes()?.textContent).toContain('AnnYoursnothing');
});

test('a fraternity that somebody deletes meanwhile can be added again', async () => {
  const { theirs } = edit();
  expect(screen.queryByText(/^Someone else deleted/)).toBeNull();
  await theirs(null);
  expect(screen.getByText(/^Someone else deleted Sigma Chi\./).getAttribute('role')).toBe('status');
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Again' });
  expect(again.disabled).toBe(false);
});

test('what was typed is not discarded without a question', async () => {
  const { user, onClose } = edit();
  fill('Chapter name', 'Omega');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = screen.getByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(field('Chapter name').value).toBe('Omega');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('an edit is there again after the page ended, and meets what was saved meanwhile', async () => {
  edit();
  fill('Rush chair name', 'Bo');
  fill('Chapter name', 'Omega');
  cleanup();
  const { user, onClose } = edit(
    readFraternity('sigma-chi', { ...stored, rushChairName: 'Ann', letters: 'Σ' }),
  );
  expect(screen.getByText(/We saved your draft/)).toBeTruthy();
  expect(['Rush chair name', 'Chapter name', 'Letters'].map((name) => field(name).value)).toEqual([
    'Bo',
    'Omega',
    'Σ',
  ]);
  expect(disputes()?.textContent).toContain('AnnYoursBo');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect([field('Rush chair name').value, field('Chapter name').value]).toEqual(['Ann', '']);
  expect([disputes(), sessionStorage.getItem('form-drafts')]).toEqual([null, null]);
  fill('Chapter name', 'Omega');
  expect(sessionStorage.getItem('form-drafts')).toContain('Omega');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});

test('an untouched form closes at once', async () => {
  const onClose = vi.fn();
  render(<FraternityDialog collegeId="purdue" fraternity={sigmaChi} now={sigmaChi} onClose={onClose} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
