import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaperTools } from '../../../../src/admin/events/results/paper/PaperTools.tsx';
import { Decided } from '../../../../src/admin/events/results/typed/TypedPlaces.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { readResults } from '../../../../src/domain/results/results.ts';
import { csvOf } from '../../../../src/domain/results/resultsCsv.ts';

const results = readResults('cup', {
  ...{ title: 'Aces Cup', day: '2025-11-07', place: 'Union', players: 40, source: 'board', version: 1 },
  ...{ ids: ['a', 'b', 'c'], names: ['Ann L.', '', '=Bo R.'], schools: ['Iowa'], schoolIds: ['iowa'] },
  ...{ chapters: ['Sigma Nu'], chapterIds: ['iowa--sigma-nu'] },
  rows: ['4/0/0/1/3/9000', '17/0/-1/2/3/0', '8/-1/-1/3/2/'],
});

const pressed = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const printed = vi.fn();
const paper = () => document.querySelector('body > [class*="paper"]')?.textContent ?? '';

beforeEach(() => {
  localStorage.clear();
  printed.mockClear();
  vi.stubGlobal('print', printed);
  matches('reduced-motion');
});
afterEach(() => vi.unstubAllGlobals());

function matches(wanted: string): void {
  const media = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query.includes(wanted) }));
}

function open(tool: string) {
  render(<PaperTools results={results} />);
  pressed('Print or export');
  pressed(tool);
}

test('the certificate of the champion is printed with a name that was typed for it alone', async () => {
  open('Certificate');
  const name = inDialog().getByLabelText<HTMLInputElement>('Name on the certificate');
  expect(name.value).toBe('Ann L.');
  fireEvent.change(name, { target: { value: 'Ann Marie Lee' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
  for (const text of [
    'Campus Blackjack Tour',
    'Champion',
    'Ann Marie Lee',
    'Sigma Nu, Iowa',
    'Aces Cup',
    'Union · Friday, November 7, 2025',
    'In a field of 40',
    'Tournament director',
  ])
    expect(paper(), text).toContain(text);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toBe('');
  // The dialog stays for another one; a name typed for one person is no one else's.
  fireEvent.change(inDialog().getByLabelText('For'), { target: { value: '1' } });
  expect(name.value).toBe('');
  fireEvent.click(inDialog().getByRole('button', { name: 'Print' }));
  expect(await inDialog().findByText('Enter a name')).toBeTruthy();
  expect(printed).toHaveBeenCalledTimes(1);
});

test('on a phone, which says that it is done before it draws, the paper stays until the next press', () => {
  matches('coarse');
  open('List of places');
  expect(printed).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(paper()).toContain('Ann');
  fireEvent.pointerDown(document.body);
  expect(paper()).toBe('');
});

test('the list on paper has what visitors see', async () => {
  open('List of places');
  expect(printed).toHaveBeenCalledTimes(1);
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['1', 'Ann L.', 'Sigma Nu, Iowa', '63.2'],
    ['2', '#17', 'Iowa', '44.7'],
    ['3', '=Bo R.', '', '36.5'],
  ]);
});

test('the file has what visitors see, and no formulas', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  open('CSV');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  const [file] = create.mock.calls[0] ?? [];
  expect(file instanceof Blob && (await file.text())).toBe(`\uFEFF${csvOf(results)}`);
  expect(csvOf(results).split('\r\n').slice(1)).toEqual([
    '1,Ann L.,4,Iowa,Sigma Nu,63.2,3,9000',
    '2,#17,17,Iowa,,44.7,3,0',
    '3,"\'=Bo R.",8,,,36.5,2,',
  ]);
  create.mockRestore();
});

test('a night with tables has its places from them until it is decided otherwise', () => {
  const event = readStaffEvent('cup', { title: 'Cup', date: '2025-11-07', board: 'live' });
  const page = (decided: typeof results | null) => (
    <MemoryRouter>
      <Decided event={event} results={decided} onAgain={() => {}} />
    </MemoryRouter>
  );
  for (const decided of [null, results]) {
    const { unmount } = render(page(decided));
    expect(screen.getByText(/^This event has tables/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Places of the tables' }).getAttribute('href')).toBe(
      '/admin/events/cup/tables/result',
    );
    expect(screen.getByRole('button', { name: 'Enter places instead' })).toBeTruthy();
    expect(screen.queryByLabelText('How many played?')).toBeNull();
    unmount();
  }
});
