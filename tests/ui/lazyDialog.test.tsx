import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type LoadPart, useLazyDialog } from '../../src/ui/lazyCode.ts';
import { ToastRegion } from '../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../src/ui/toast.ts';

type Props = { onClose: () => void };

function Import({ onClose }: Props) {
  return (
    <dialog open aria-label="Import">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

function Screen({ load }: { load: LoadPart<Props> }) {
  const [open, setOpen] = useState(false);
  const Dialog = useLazyDialog(open ? load : null, {
    failed: "The import couldn't be loaded. Check your connection and try again.",
    close: () => setOpen(false),
    reopen: () => setOpen(true),
  });
  return (
    <>
      <h1>Colleges</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Import CSV
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Never mind
      </button>
      {Dialog && <Dialog onClose={() => setOpen(false)} />}
      <ToastRegion />
    </>
  );
}

/** Code that comes, or doesn't, when the test says so. */
function aNetwork() {
  const answers: { resolve: () => void; reject: () => void }[] = [];
  const load: LoadPart<Props> = () =>
    new Promise((resolve, reject) => {
      answers.push({
        resolve: () => resolve({ Component: Import }),
        reject: () => reject(new TypeError('no network')),
      });
    });
  const next = (how: 'resolve' | 'reject') => act(async () => answers.shift()?.[how]());
  return { load, next };
}

function clearToasts(): void {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
}

test('code that does not come leaves the screen as it is, and Retry brings it', async () => {
  const user = userEvent.setup();
  const { load, next } = aNetwork();
  render(<Screen load={load} />);
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  await next('reject');
  expect(screen.getByRole('heading', { name: 'Colleges' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain("The import couldn't be loaded.");
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import CSV' }));
  await next('resolve');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  clearToasts();
});

test('a press after a failure tries again as well', async () => {
  const user = userEvent.setup();
  const { load, next } = aNetwork();
  render(<Screen load={load} />);
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  await next('reject');
  await user.click(screen.getByRole('button', { name: 'Import CSV' }));
  await next('resolve');
  expect(screen.getByRole('dialog', { name: 'Import' })).toBeTruthy();
  clearToasts();
});

test('a dialog that nobody wants any more neither opens nor complains', async () => {
  const user = userEvent.setup();
  const { load, next } = aNetwork();
  render(<Screen load={load} />);
  for (const how of ['reject', 'resolve'] as const) {
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    await user.click(screen.getByRole('button', { name: 'Never mind' }));
    await next(how);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  }
});
