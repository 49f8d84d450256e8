import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ConfirmDialog } from '../../src/ui/ConfirmDialog.tsx';
import { Dialog } from '../../src/ui/Dialog.tsx';

/** A list whose rows can be deleted, as the console's lists are: the row goes before the dialog does. */
function List({ names }: { names: readonly string[] }) {
  const [left, setLeft] = useState(names);
  const [deleting, setDeleting] = useState('');
  return (
    <>
      <ul>
        {left.map((name) => (
          <li key={name}>
            {name} <button type="button">Edit {name}</button>{' '}
            <button type="button" onClick={() => setDeleting(name)}>
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting}`}
          question="Are you sure?"
          action="Delete"
          onConfirm={async () => setLeft((before) => before.filter((name) => name !== deleting))}
          onClose={() => setDeleting('')}
        />
      )}
    </>
  );
}

async function deleteIt(name: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
}
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  document.body.focus();
});

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1 tabIndex={-1}>Events</h1>
      {children}
    </main>
  );
}

test('when the row that opened a dialog is deleted, the next one has the focus', async () => {
  render(
    <Page>
      <List names={['Cup', 'Bowl', 'Open']} />
    </Page>,
  );
  await deleteIt('Bowl');
  await hasFocus(button('Edit Open'));
  await deleteIt('Open');
  await hasFocus(button('Edit Cup'));
});

test('when no row is left, the heading of the page has the focus', async () => {
  render(
    <Page>
      <List names={['Cup']} />
    </Page>,
  );
  await deleteIt('Cup');
  await hasFocus(screen.getByRole('heading', { level: 1 }));
});

test('what stands around a list has the focus before the heading', async () => {
  render(
    <Page>
      <section tabIndex={-1} aria-label="Contacted">
        <List names={['Cup']} />
      </section>
    </Page>,
  );
  await deleteIt('Cup');
  await hasFocus(screen.getByRole('region', { name: 'Contacted' }));
});

test('in a dialog the focus goes to its heading', async () => {
  render(
    <Page>
      <Dialog labelledBy="college" onClose={() => {}}>
        <h2 id="college" tabIndex={-1}>
          Purdue
        </h2>
        <List names={['Sigma Chi']} />
      </Dialog>
    </Page>,
  );
  await deleteIt('Sigma Chi');
  await hasFocus(screen.getByRole('heading', { name: 'Purdue' }));
});

test('a dialog that was opened by an address leaves the focus on the heading of the page', async () => {
  const { rerender } = render(<Page>{null}</Page>);
  rerender(
    <Page>
      <Dialog labelledBy="cup" onClose={() => {}}>
        <h2 id="cup">Cup</h2>
      </Dialog>
    </Page>,
  );
  rerender(<Page>{null}</Page>);
  await hasFocus(screen.getByRole('heading', { level: 1 }));
});

test('a dialog that was cancelled gives the focus back to what opened it', async () => {
  render(
    <Page>
      <List names={['Cup', 'Bowl']} />
    </Page>,
  );
  await userEvent.click(button('Delete Bowl'));
  await userEvent.click(button('Cancel'));
  await hasFocus(button('Delete Bowl'));
});

test('a press that does not focus its button, as in Safari, still gives it the focus back', async () => {
  render(
    <Page>
      <List names={['Ann', 'Bo']} />
    </Page>,
  );
  fireEvent.click(button('Delete Bo'));
  expect(document.activeElement).not.toBe(button('Delete Bo'));
  fireEvent.click(button('Cancel'));
  await hasFocus(button('Delete Bo'));
});
