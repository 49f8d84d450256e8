import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptChanges } from '../../../src/admin/outbox/KeptChanges.tsx';
import { OutboxDialog } from '../../../src/admin/outbox/OutboxDialog.tsx';
import type { DataErrorKind } from '../../../src/data/errors.ts';
import { outbox } from '../../../src/data/staff/changes/outbox.ts';
import { deleting } from '../../../src/domain/changes/change.ts';
import type { Level } from '../../../src/domain/session/staffSession.ts';

// This browser has no database: the outbox says so once.
vi.spyOn(console, 'warn').mockImplementation(() => {});

function keep(failed: string, level: Level, refused?: DataErrorKind, path = 'a/b') {
  const { id } = outbox.add({ change: { writes: [deleting(path)] }, failed, account: level });
  outbox.tell(id);
  if (refused) outbox.refuse(id, refused);
}

afterEach(() => {
  for (const { id } of outbox.entries()) outbox.remove(id);
});

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the list tells what waits and what was refused, and why; of the other level only how much', () => {
  keep('Failed to check Ann Lee in. Please try again.', 'super', 'refused');
  keep('Failed to remove Bo. Please try again.', 'super');
  keep('Failed to add Cy. Please try again.', 'regular');
  render(<OutboxDialog level="super" onClose={() => {}} />);
  const [refused, waiting, ...others] = rows();
  expect(refused).toMatch(/^Check Ann Lee in.*The server refused it/);
  expect(waiting).toMatch(/^Remove Bo.*Waiting for the server\.$/);
  expect(others).toEqual([]);
  expect(screen.queryByText(/Cy/)).toBeNull();
  expect(screen.getByText('1 change on this device waits for the Admin password.')).toBeTruthy();
});

test('a change is discarded after a question, and only then', async () => {
  keep('Failed to check Ann Lee in. Please try again.', 'super', 'missing');
  render(<OutboxDialog level="super" onClose={() => {}} />);
  const discard = () => fireEvent.click(screen.getByRole('button', { name: 'Discard: Check Ann Lee in' }));
  const question = () => within(screen.getByRole('dialog', { name: 'Discard' }));
  discard();
  fireEvent.click(question().getByRole('button', { name: 'Cancel' }));
  expect(outbox.entries()).toHaveLength(1);
  discard();
  expect(question().getByText('Discard "Check Ann Lee in"? It was never sent.')).toBeTruthy();
  fireEvent.click(question().getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All changes sent.')).toBeTruthy();
  expect(outbox.entries()).toEqual([]);
});

test('an act of a night that went on can only be discarded', () => {
  const failed = 'Failed to start wave 2. Please try again.';
  keep(failed, 'super', 'refused', 'events/cup/steps/7');
  render(<OutboxDialog level="super" onClose={() => {}} />);
  expect(rows()[0]).toContain('The night went on without it. If it still makes sense, do it again there.');
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Discard: Start wave 2' })).toBeTruthy();
  cleanup();
  // Without an answer it may still be right.
  outbox.refuse(outbox.entries()[0]?.id ?? '', 'broken');
  render(<OutboxDialog level="super" onClose={() => {}} />);
  expect(screen.getByRole('button', { name: 'Retry: Start wave 2' })).toBeTruthy();
});

test('several are discarded at once, what waits stays', async () => {
  for (const name of ['Ann', 'Bo']) keep(`Failed to add ${name}. Please try again.`, 'super', 'refused');
  keep('Failed to add Cy. Please try again.', 'super');
  render(<OutboxDialog level="super" onClose={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Discard all' }));
  const question = within(screen.getByRole('dialog', { name: 'Discard' }));
  expect(question.getByText('Discard 2 changes? They were never sent.')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(outbox.entries()).toHaveLength(1));
  expect(rows()).toEqual([expect.stringMatching(/^Add Cy/)]);
});

test('the sign-in says for whom something waits, not what', () => {
  keep('Failed to add Ann. Please try again.', 'super');
  keep('Failed to add Bo. Please try again.', 'super');
  keep('Failed to add Cy. Please try again.', 'regular');
  const { container } = render(<KeptChanges level={null} />);
  expect(container.textContent).toBe(
    '2 changes on this device wait for the Super admin password.1 change on this device waits for the Admin password.',
  );
});
