import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContactEditor } from '../../../src/admin/outreach/contacts/ContactEditor.tsx';
import { ContactInPlace } from '../../../src/admin/outreach/contacts/ContactInPlace.tsx';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { heldRoles } from '../../../src/domain/outreach/contacts.ts';

const stored = { name: 'Sigma Chi', rushChairName: 'Lee', rushChairNumber: '555-0100', presidentName: 'Kim' };
const [rushChair, president] = heldRoles;
const sigmaChi = readFraternity('sigma-chi', stored);

beforeEach(() => sessionStorage.clear());

function edit() {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const editor = (fraternity: typeof sigmaChi, gone = false) => (
    <ContactEditor
      collegeId="purdue"
      fraternity={fraternity}
      gone={gone}
      role={rushChair}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
  const { rerender, unmount } = render(editor(sigmaChi));
  return {
    user: userEvent.setup(),
    onClose,
    onSaved,
    unmount,
    /** Somebody else changes the fraternity. */
    theirs: (changes: object) =>
      act(async () => rerender(editor(readFraternity('sigma-chi', { ...stored, ...changes })))),
    /** Somebody else deletes it. */
    deleted: () => act(async () => rerender(editor(sigmaChi, true))),
  };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const retype = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};

test('it opens at the name, to be typed over, and Escape closes it at once when nothing was', async () => {
  const { user, onClose } = edit();
  expect(document.activeElement).toBe(field('Name'));
  expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([0, 'Lee'.length]);
  expect([field('Name').value, field('Number').value, field('Email').value]).toEqual(['Lee', '555-0100', '']);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter without a change is done, and writes nothing', async () => {
  const { user, onClose, onSaved } = edit();
  await user.keyboard('{Enter}');
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a mistake stands beside its field, and nothing closes', async () => {
  const { user, onSaved } = edit();
  await user.type(field('Email'), 'lee{Enter}');
  expect(await screen.findByText('Enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(onSaved).not.toHaveBeenCalled();
});

test('Escape asks before it drops what was typed', async () => {
  const { user, onClose } = edit();
  await retype(user, 'Name', 'Sam');
  await user.keyboard('{Escape}');
  const asked = () => screen.getByRole('dialog', { name: 'Discard changes?' });
  await user.click(within(asked()).getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(field('Name').value).toBe('Sam');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(asked()).getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what a colleague saves meanwhile shows up, unless it was typed here too', async () => {
  const { user, theirs } = edit();
  await retype(user, 'Name', 'Sam');
  await theirs({ rushChairName: 'Ann', rushChairNumber: '555-0177', presidentName: 'Bo' });
  expect(field('Name').value).toBe('Sam');
  expect(field('Number').value).toBe('555-0177');
  const panel = screen.getByRole('group', { name: 'Someone else also changed this field' });
  expect(panel.textContent).toContain('AnnYoursSam');
  expect(panel.textContent).not.toContain('Bo');
  await user.click(within(panel).getByRole('button', { name: 'Take theirs: Rush chair name' }));
  expect(field('Name').value).toBe('Ann');
  expect(screen.queryByRole('group', { name: /^Someone else/ })).toBeNull();
});

test('a dispute must be settled before it saves', async () => {
  const { user, theirs, onSaved } = edit();
  await retype(user, 'Number', '555-0111');
  await theirs({ rushChairNumber: '555-0222' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: /^Someone else/ }));
  expect(onSaved).not.toHaveBeenCalled();
  expect(field('Number').value).toBe('555-0111');
});

test('a fraternity that is deleted meanwhile is said, and what was typed stays', async () => {
  const { user, deleted } = edit();
  await retype(user, 'Name', 'Sam');
  await deleted();
  expect(screen.getByText(/^Someone else deleted Sigma Chi\./).getAttribute('role')).toBe('status');
  expect(field('Name').value).toBe('Sam');
  expect(screen.getByRole('button', { name: 'Add Again' })).toBeTruthy();
});

function inPlace(fraternity = sigmaChi) {
  return (
    <ContactInPlace collegeId="purdue" fraternity={fraternity} role={president}>
      {(button) => (
        <button {...button} type="button">
          {fraternity.presidentName}
        </button>
      )}
    </ContactInPlace>
  );
}

test('in place, the focus comes back to the button that opened it', async () => {
  const user = userEvent.setup();
  render(inPlace());
  await user.click(screen.getByRole('button', { name: 'Kim' }));
  expect(document.activeElement).toBe(field('Name'));
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Kim' }));
});

test('what is in dispute is still to be decided after a reload', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(inPlace());
  await user.click(screen.getByRole('button', { name: 'Kim' }));
  await retype(user, 'Name', 'Kay');
  const now = readFraternity('sigma-chi', { ...stored, presidentName: 'Bo' });
  await act(async () => rerender(inPlace(now)));
  expect(screen.getByRole('group', { name: /^Someone else/ })).toBeTruthy();
  // Of the page that ends, only what the browser has stored is left.
  const kept = sessionStorage.getItem('form-drafts') ?? '';
  unmount();
  sessionStorage.clear();
  const without = render(inPlace(now));
  expect(screen.getByRole('button', { name: 'Bo' })).toBeTruthy();
  without.unmount();
  sessionStorage.setItem('form-drafts', kept);
  render(inPlace(now));
  expect(field('Name').value).toBe('Kay');
  const panel = await screen.findByRole('group', { name: /^Someone else/ });
  expect(panel.textContent).toContain('BoYoursKay');
  await user.click(within(panel).getByRole('button', { name: 'Take theirs: President name' }));
  expect(field('Name').value).toBe('Bo');
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});

test('an edit that someone left by going elsewhere goes on, and meets what was saved meanwhile', async () => {
  const user = userEvent.setup();
  const { unmount } = render(inPlace());
  await user.click(screen.getByRole('button', { name: 'Kim' }));
  await user.type(field('Number'), '555-0123');
  await retype(user, 'Name', 'Kay');
  expect(sessionStorage.getItem('form-drafts')).toContain('555-0123');
  unmount();
  const now = readFraternity('sigma-chi', { ...stored, presidentName: 'Bo' });
  const again = render(inPlace(now));
  expect(field('Number').value).toBe('555-0123');
  expect(field('Name').value).toBe('Kay');
  const panel = await screen.findByRole('group', { name: /^Someone else/ });
  expect(panel.textContent).toContain('BoYoursKay');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  again.unmount();
  render(inPlace(now));
  expect(screen.getByRole('button', { name: 'Bo' })).toBeTruthy();
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});
