import { act, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useEarlyInput } from '../../src/hooks/useEarlyInput.ts';
import { hearEarlyInput } from '../../src/lib/earlyInput.ts';

function Page() {
  const [name, setName] = useState('');
  const [sort, setSort] = useState('date');
  const [presses, setPresses] = useState(0);
  useEarlyInput('page');
  return (
    <main>
      <input aria-label="School" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Sort by" value={sort} onChange={(event) => setSort(event.target.value)}>
        <option value="date">Date</option>
        <option value="school">School</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${name}, ${sort}, ${presses}`}</output>
    </main>
  );
}

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);
let root = document.createElement('div');
const takeOver = () => act(async () => void hydrateRoot(root, page));

function draw(): void {
  root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  hearEarlyInput();
}

afterEach(() => root.remove());

test('what was typed, chosen and pressed before the app is what the app knows', async () => {
  draw();
  const field = screen.getByLabelText<HTMLInputElement>('School');
  field.value = 'Yale';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const select = screen.getByLabelText<HTMLSelectElement>('Sort by');
  select.value = 'school';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  screen.getByRole('button').click();
  screen.getByRole('button').click();
  expect(screen.getByRole('button').ariaBusy).toBe('true');
  await takeOver();
  expect(screen.getByRole('status').textContent).toBe('Yale, school, 1');
  expect(field.value).toBe('Yale');
  expect(screen.getByRole('button').ariaBusy).toBeNull();
});

test('a press of something that is gone by then is dropped', async () => {
  draw();
  const gone = document.body.appendChild(document.createElement('button'));
  gone.click();
  gone.remove();
  await takeOver();
  expect(screen.getByRole('status').textContent).toBe(', date, 0');
});
