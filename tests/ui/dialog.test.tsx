import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
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

test('a form in a dialog is not told that its first field was left when StrictMode opens it twice', () => {
  // As browsers do it: opening focuses the first field, closing gives the focus back.
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLElement,
  ) {
    this.querySelector('input')?.focus();
  });
  const closed = vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLElement,
  ) {
    this.querySelector('input')?.blur();
  });
  const onBlur = vi.fn();
  render(
    <StrictMode>
      <Dialog labelledBy="form" onClose={() => {}}>
        <h2 id="form">Add College</h2>
        <input aria-label="Name" onBlur={onBlur} />
      </Dialog>
    </StrictMode>,
  );
  expect(closed).toHaveBeenCalledOnce();
  expect(onBlur).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toBe(document.activeElement);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(onBlur).toHaveBeenCalledOnce();
  opened.mockRestore();
  closed.mockRestore();
});
