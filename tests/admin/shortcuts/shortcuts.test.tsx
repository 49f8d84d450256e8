import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useArrival, useGo } from '../../../src/admin/shell/onTheWay.ts';
import { ShortcutsDialog } from '../../../src/admin/shortcuts/ShortcutsDialog.tsx';
import { setSingleKeys, shortcuts } from '../../../src/admin/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../../src/admin/shortcuts/useShortcuts.ts';
import { currentToasts, dismissToast, offerRetry, showToast } from '../../../src/ui/toast.ts';

const user = userEvent.setup();
const actions = { onCreate: vi.fn(), onEdit: vi.fn(), onHelp: vi.fn() };

beforeEach(() => {
  setSingleKeys(true);
  for (const action of Object.values(actions)) action.mockClear();
});

function Screen() {
  useShortcuts(actions);
  return (
    <main>
      <input type="search" aria-label="Search" data-search />
      <ul>
        {['e1', 'e2', 'e3'].map((id) => (
          <li key={id}>
            <a data-row href={`/admin/events/${id}`}>
              {id}
            </a>
            <button type="button">Delete {id}</button>
          </li>
        ))}
      </ul>
      <textarea aria-label="Note" />
      <select aria-label="Show">
        <option>All</option>
      </select>
      {/* biome-ignore lint/a11y/useSemanticElements: what any editor is made of */}
      <div contentEditable role="textbox" aria-label="Editor" tabIndex={0} />
      <input type="checkbox" aria-label="Select" />
    </main>
  );
}

const row = (id: string) => screen.getByRole('link', { name: id });

test('j and k go through the rows, e edits the one that has the focus, from anywhere in it', async () => {
  render(<Screen />);
  await user.keyboard('j');
  expect(document.activeElement).toBe(row('e1'));
  await user.keyboard('jj');
  expect(document.activeElement).toBe(row('e3'));
  await user.keyboard('j');
  expect(document.activeElement).toBe(row('e3'));
  await user.keyboard('k');
  expect(document.activeElement).toBe(row('e2'));
  await user.keyboard('e');
  expect(actions.onEdit).toHaveBeenLastCalledWith('e2');
  screen.getByRole('button', { name: 'Delete e1' }).focus();
  await user.keyboard('e');
  expect(actions.onEdit).toHaveBeenLastCalledWith('e1');
  await user.keyboard('j');
  expect(document.activeElement).toBe(row('e2'));
});

test('u undoes what was just done, once', async () => {
  render(<Screen />);
  const [undo, other, retry] = [vi.fn(), vi.fn(), vi.fn()];
  showToast('First done.', 'status', { label: 'Undo', run: other });
  showToast('Second done.', 'status', { label: 'Undo', run: undo });
  offerRetry('Failed.', retry);
  await user.keyboard('u');
  expect(undo).toHaveBeenCalledOnce();
  expect(currentToasts().map(({ message }) => message)).toEqual(['First done.', 'Failed.']);
  for (const { id } of currentToasts()) dismissToast(id);
  await user.keyboard('u');
  for (const action of [other, retry]) expect(action).not.toHaveBeenCalled();
});

test('e does nothing without a row', async () => {
  render(<Screen />);
  await user.keyboard('e');
  expect(actions.onEdit).not.toHaveBeenCalled();
});

test('/ goes to the search and does not type itself, c creates, ? helps', async () => {
  render(<Screen />);
  await user.keyboard('c?');
  expect(actions.onCreate).toHaveBeenCalledOnce();
  expect(actions.onHelp).toHaveBeenCalledOnce();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(search);
  expect(search).toHaveProperty('value', '');
});

test.each(['Search', 'Note', 'Show', 'Editor'])('no letter is taken from %s', async (name) => {
  render(<Screen />);
  screen.getByLabelText(name).focus();
  await user.keyboard('c?ejk/');
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText(name));
});

test('a box that takes no letters leaves them to the shortcuts', async () => {
  render(<Screen />);
  screen.getByLabelText('Select').focus();
  await user.keyboard('c');
  expect(actions.onCreate).toHaveBeenCalledOnce();
});

test.each(['Control', 'Meta', 'Alt'])('no shortcut acts with %s', async (key) => {
  render(<Screen />);
  await user.keyboard(`{${key}>}cjke?/{/${key}}`);
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('the dialog lists every shortcut, and while it is open none acts', async () => {
  render(
    <>
      <Screen />
      <ShortcutsDialog onClose={() => {}} />
    </>,
  );
  for (const { does } of shortcuts) expect(screen.getByText(does)).toBeTruthy();
  await user.keyboard('c');
  expect(actions.onCreate).not.toHaveBeenCalled();
});

test('single keys can be turned off, and stay off', async () => {
  const { unmount } = render(<ShortcutsDialog onClose={() => {}} />);
  await user.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
  unmount();
  render(<Screen />);
  await user.keyboard('c?j');
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled();
  expect(localStorage.getItem('console:single-keys')).toBe('false');
});

let arrive = () => {};
const Next = lazy(
  () =>
    new Promise<{ default: () => ReactNode }>((come) => {
      arrive = () => come({ default: () => <h1>Next</h1> });
    }),
);

function Before() {
  const go = useGo();
  const [pressed, press] = useState(0);
  return (
    <>
      <button type="button" onClick={() => go('/next')}>
        Go
      </button>
      <button type="button" onClick={() => press(pressed + 1)}>
        Pressed {pressed}
      </button>
    </>
  );
}

function Pages() {
  useArrival();
  return (
    <Routes>
      <Route path="/" element={<Before />} />
      <Route path="/next" element={<Next />} />
    </Routes>
  );
}

function Frame() {
  useShortcuts(actions);
  return (
    <>
      <button type="button">Menu</button>
      <Suspense fallback={<p>Loading</p>}>
        <Pages />
      </Suspense>
    </>
  );
}

test('keys rest from the moment that leads to a page until its code is there', async () => {
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Go' }));
  screen.queryByRole('button', { name: 'Pressed 0' })?.focus();
  await user.keyboard('cue c?{Enter}');
  expect(actions.onCreate).not.toHaveBeenCalled();
  expect(actions.onHelp).not.toHaveBeenCalled();
  expect(screen.queryByText('Pressed 1')).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
  await user.keyboard('c');
  expect(actions.onCreate).toHaveBeenCalledOnce();
});
