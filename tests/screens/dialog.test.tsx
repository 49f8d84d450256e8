import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/Dialog.tsx';

const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

function openBoth() {
  const closed = { outer: vi.fn(), inner: vi.fn() };
  render(
    <Dialog labelledBy="outer" onClose={closed.outer}>
      <h2 id="outer">Louisville</h2>
      <Dialog labelledBy="inner" onClose={closed.inner}>
        <h3 id="inner">Edit fraternity</h3>
        <input type="file" aria-label="Logo" />
      </Dialog>
    </Dialog>,
  );
  return closed;
}

test('Escape closes the dialog on top and leaves the one below it open', () => {
  const closed = openBoth();
  pressEscape(screen.getByRole('dialog', { name: 'Edit fraternity' }));
  expect(closed.inner).toHaveBeenCalledOnce();
  expect(closed.outer).not.toHaveBeenCalled();
});

test('leaving the file picker closes no dialog', () => {
  const closed = openBoth();
  fireEvent(screen.getByLabelText('Logo'), new Event('cancel', { bubbles: true }));
  expect(closed.inner).not.toHaveBeenCalled();
  expect(closed.outer).not.toHaveBeenCalled();
});
