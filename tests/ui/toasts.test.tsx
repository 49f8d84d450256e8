import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';
import { DialogFoot } from '../../src/ui/DialogFoot.tsx';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast, showToast } from '../../src/ui/toast.ts';

const show = (...toast: Parameters<typeof showToast>) => act(() => showToast(...toast));
const shown = () =>
  screen
    .queryAllByRole('button', { name: 'Dismiss' })
    .map((button) => button.parentElement?.firstChild?.textContent);

afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('a newer message about the same thing takes the place of the older one', () => {
  render(<ToastRegion />);
  show('Bracket status updated to: finals', 'status', [], 'bracket status cup');
  show('Failed to change the landing page.', 'alert');
  show('Bracket status updated to: completed', 'status', [], 'bracket status cup');
  expect(shown()).toEqual(['Bracket status updated to: completed', 'Failed to change the landing page.']);
});

test('two messages are shown; older failures come back when newer ones leave', async () => {
  const user = userEvent.setup();
  render(<ToastRegion />);
  for (const name of ['One', 'Two', 'Three']) show(`${name} was not saved.`, 'alert');
  expect(shown()).toEqual(['Two was not saved.', 'Three was not saved.']);
  expect(screen.getByText('1 more')).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await user.click(button);
  expect(shown()).toEqual(['One was not saved.']);
});

test('the focus goes back to where it was when a message is answered', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Log</button>
      <ToastRegion />
    </>,
  );
  const log = screen.getByRole('button', { name: 'Log' });
  for (const name of ['Undo', 'Dismiss']) {
    show('Lee confirmed.', 'status', { label: 'Undo', run: () => {} });
    act(() => log.focus());
    await user.click(screen.getByRole('button', { name }));
    expect(document.activeElement).toBe(log);
  }
});

test('of confirmations the last two stay, and failures stay beside them', () => {
  render(<ToastRegion />);
  show('Cup was not saved.', 'alert');
  for (const name of ['One', 'Two', 'Three'])
    show(`${name} saved.`, 'status', { label: 'Undo', run: () => {} });
  expect(currentToasts().map(({ message }) => message)).toEqual([
    'Cup was not saved.',
    'Two saved.',
    'Three saved.',
  ]);
  // A failure isn't hidden by a confirmation.
  expect(shown()).toEqual(['Three saved.', 'Cup was not saved.']);
  expect(screen.getByText('1 more')).toBeTruthy();
});

test('what can be undone is offered for half a minute, a failure until it is dismissed', () => {
  vi.useFakeTimers();
  render(<ToastRegion />);
  show('Cup was not saved.', 'alert');
  show('One saved.', 'status', { label: 'Undo', run: () => {} });
  act(() => vi.advanceTimersByTime(29_000));
  expect(shown()).toEqual(['One saved.', 'Cup was not saved.']);
  act(() => vi.advanceTimersByTime(2_000));
  expect(shown()).toEqual(['Cup was not saved.']);
  vi.useRealTimers();
});

test('a message with two actions offers both, and either takes it away', async () => {
  const user = userEvent.setup();
  const [open, undo] = [vi.fn(), vi.fn()];
  render(<ToastRegion />);
  show('Event created.', 'status', [
    { label: 'Open', run: open },
    { label: 'Undo', run: undo },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('messages stand in the foot of the innermost dialog, also when one below it changes', () => {
  const page = (inner: boolean, foot: string) => (
    <>
      <Dialog labelledBy="outer" onClose={() => {}}>
        <h2 id="outer">Event</h2>
        <DialogFoot key={foot}>
          <button type="button">{foot}</button>
        </DialogFoot>
        {inner && (
          <Dialog labelledBy="inner" onClose={() => {}}>
            <h3 id="inner">Unsaved changes</h3>
          </Dialog>
        )}
      </Dialog>
      <ToastRegion />
    </>
  );
  const { rerender } = render(page(false, 'Edit Event'));
  show('Not saved.', 'alert');
  const foot = () => screen.getByRole('button', { name: 'Edit Event' }).parentElement;
  expect(foot()?.contains(screen.getByText('Not saved.'))).toBe(true);
  rerender(page(true, 'Edit Event'));
  const inner = screen.getByRole('dialog', { name: 'Unsaved changes' });
  expect(within(inner).getByText('Not saved.')).toBeTruthy();
  rerender(page(true, 'Save Changes'));
  expect(within(inner).getByText('Not saved.')).toBeTruthy();
  rerender(page(false, 'Edit Event'));
  expect(foot()?.contains(screen.getByText('Not saved.'))).toBe(true);
});
