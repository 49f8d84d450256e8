import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFocusKept } from '../../../src/hooks/focus/useFocusKept.ts';
import { useRouteFocus } from '../../../src/hooks/focus/useRouteFocus.ts';

const nights = ['Alpha', 'Beta', 'Gamma'];
let arrive = (_: readonly string[]) => {};

/** A list whose events come when the test gives them; two links lead to each event. */
function List({ first }: { first: readonly string[] }) {
  const [shown, show] = useState(first);
  arrive = show;
  useFocusKept(String(shown.length));
  return (
    <>
      <h1 key={shown.length} tabIndex={-1}>
        Events
      </h1>
      {shown.map((name) => (
        <p key={name}>
          <Link to={`/e/${name}`}>{name}</Link> <Link to={`/e/${name}`}>Details of {name}</Link>
        </p>
      ))}
    </>
  );
}

/** What the list shows at first when it is drawn next. */
let there: readonly string[] = [];

function Site() {
  useRouteFocus();
  return (
    <main>
      <Routes>
        <Route path="/" element={<List first={there} />} />
        <Route path="*" element={<h1 tabIndex={-1}>Event</h1>} />
      </Routes>
      <button type="button">Help</button>
    </main>
  );
}

let goBack = () => {};

function Back() {
  const navigate = useNavigate();
  goBack = () => void navigate(-1);
  return null;
}

function open(): void {
  there = [];
  render(
    <MemoryRouter>
      <Site />
      <Back />
    </MemoryRouter>,
  );
  act(() => arrive(nights));
}

/** Opens the list and follows the second link of Beta, then goes back to a list that shows `then` at once. */
async function thereAndBack(then: readonly string[]): Promise<void> {
  open();
  await userEvent.click(screen.getByRole('link', { name: 'Details of Beta' }));
  expect(document.activeElement?.textContent).toBe('Event');
  there = then;
  act(() => goBack());
}

// First: nothing has had the focus yet.
test('a page just opened leaves the focus alone, also when it has loaded', () => {
  open();
  expect(document.activeElement).toBe(document.body);
});

test('a move focuses the heading, Back the link that was followed', async () => {
  await thereAndBack(nights);
  expect(document.activeElement?.textContent).toBe('Details of Beta');
});

test('after Back the link gets the focus when it is drawn', async () => {
  await thereAndBack([]);
  expect(document.activeElement?.textContent).toBe('Events');
  act(() => arrive(nights));
  await expect.poll(() => document.activeElement?.textContent).toBe('Details of Beta');
});

test('where the user went on meanwhile, the focus stays', async () => {
  await thereAndBack([]);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Help');
  act(() => arrive(nights));
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe('Help');
});

test('a link that is gone leaves the focus on the heading', async () => {
  await thereAndBack(['Alpha', 'Gamma']);
  expect(document.activeElement?.textContent).toBe('Events');
});
