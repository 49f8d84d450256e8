import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LogoutDialog } from '../../../src/admin/login/LogoutDialog.tsx';
import { noteDraft } from '../../../src/admin/parts/noteDrafts.ts';
import { countDrafts } from '../../../src/parts/draftStore.ts';

function open(left: { unsent: number; drafts: number }) {
  const onLeave = vi.fn(async () => {});
  const onClose = vi.fn();
  render(<LogoutDialog {...left} onLeave={onLeave} onClose={onClose} />);
  return { onLeave, onClose };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  noteDraft('r1').set({ base: '', text: 'Called.' });
});

test('unsent changes are told of, and stay', () => {
  const { onLeave } = open({ unsent: 2, drafts: 0 });
  expect(screen.getByRole('heading', { name: "Some changes aren't sent yet" })).toBeTruthy();
  expect(screen.getByText(/^2 changes aren't with the server yet\./)).toBeTruthy();
  press('Log out anyway');
  expect(onLeave).toHaveBeenCalledOnce();
});

test('drafts are kept when that is wanted', () => {
  const { onLeave } = open({ unsent: 0, drafts: 1 });
  expect(screen.getByRole('heading', { name: 'Keep your drafts?' })).toBeTruthy();
  expect(screen.getByText(/^1 draft is on this device/)).toBeTruthy();
  press('Keep drafts and log out');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(countDrafts()).toBe(1);
});

test('drafts are removed when that is wanted', () => {
  const { onLeave } = open({ unsent: 1, drafts: 1 });
  expect(screen.getByText(/^1 change isn't with the server yet\./)).toBeTruthy();
  press('Remove drafts and log out');
  expect(onLeave).toHaveBeenCalledOnce();
  expect(countDrafts()).toBe(0);
});

test('cancel leaves all as it is', () => {
  const { onLeave, onClose } = open({ unsent: 1, drafts: 1 });
  press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onLeave).not.toHaveBeenCalled();
  expect(countDrafts()).toBe(1);
});
