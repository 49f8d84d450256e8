import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as BulkRushChairsDialog } from '../../../src/admin/fraternities/BulkRushChairsDialog.tsx';
import { DataError } from '../../../src/data/errors.ts';
import { isEntryPath } from '../../../src/domain/changes/entryPath.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { sendWith } from '../../../src/parts/attempt.ts';

const chapters = [
  readFraternity('beta', { name: 'Beta Theta Pi', rushChairConfirmedOn: '2026-01-01' }),
  readFraternity('sigma-chi', {
    name: 'Sigma Chi',
    rushChairName: 'Lee',
    rushChairNumber: '555 010 0100',
    rushChairConfirmedOn: '2026-01-01',
  }),
];
const sent: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  sendWith(async (make) => {
    const change = await make();
    // Beside the entries of History.
    sent.push({ ...change, writes: change.writes.filter(({ path }) => !isEntryPath(path)) });
    return 'acknowledged';
  });
});

function open() {
  const onClose = vi.fn();
  const dialog = (fraternities: typeof chapters) => (
    <BulkRushChairsDialog
      collegeId="purdue"
      collegeName="Purdue University"
      fraternities={fraternities}
      onClose={onClose}
    />
  );
  const { rerender } = render(dialog(chapters));
  return {
    user: userEvent.setup(),
    onClose,
    /** Shows the fraternities as colleagues leave them. */
    hear: (fraternities: typeof chapters) => rerender(dialog(fraternities)),
  };
}
const field = (fraternity: string, label: string) =>
  within(screen.getByRole('group', { name: fraternity })).getByLabelText<HTMLInputElement>(
    `Rush chair ${label}`,
  );
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save All Changes' });

test('Enter goes through the fields and saves nothing; from the last one it goes to the button', async () => {
  const { user, onClose } = open();
  await user.click(field('Beta Theta Pi', 'name'));
  await user.keyboard('Bo{Enter}555 010 0111{Enter}bo@college.example{Enter}');
  expect(document.activeElement).toBe(field('Sigma Chi', 'name'));
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(document.activeElement).toBe(save());
  expect(sent).toEqual([]);
  await user.keyboard('{Enter}');
  expect(sent).toMatchObject([
    {
      writes: [
        {
          path: 'colleges/purdue/fraternities/beta',
          fields: {
            rushChairName: 'Bo',
            rushChairNumber: '555 010 0111',
            rushChairEmail: 'bo@college.example',
          },
        },
      ],
    },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('cells pasted from a sheet fill the fraternities they name, and the dialog says what fits nowhere', async () => {
  open();
  const clipboardData = { getData: () => 'ΣΧ\tSam\t555 010 0122\nPike\tKim\t' };
  await act(async () => void fireEvent.paste(field('Beta Theta Pi', 'name'), { clipboardData }));
  expect(field('Sigma Chi', 'name').value).toBe('Sam');
  expect(field('Sigma Chi', 'number').value).toBe('555 010 0122');
  expect(field('Beta Theta Pi', 'name').value).toBe('');
  expect(
    screen.getByText("Pasted 1 rush chair. 1 row doesn't match a fraternity here: Pike Kim."),
  ).toBeTruthy();
});

test.each([
  ['name and number', ['name', 'number'], { rushChairConfirmedOn: null }],
  ['the name alone', ['name'], {}],
])('clearing %s', async (_, labels, confirmed) => {
  const { user } = open();
  for (const label of labels) await user.clear(field('Sigma Chi', label));
  await user.click(save());
  const [change] = sent;
  expect(change).toMatchObject({ writes: [{ fields: { rushChairName: '', ...confirmed } }] });
  expect(JSON.stringify(change).includes('ConfirmedOn')).toBe('rushChairConfirmedOn' in confirmed);
});

describe('while a colleague changes the same rush chairs', () => {
  const [beta, sigma] = chapters;
  if (!beta || !sigma) throw new Error('No chapters.');

  test('what was not typed here follows them, and is not written', async () => {
    const { user, hear } = open();
    await user.type(field('Sigma Chi', 'email'), 'lee@college.example');
    hear([
      { ...beta, rushChairName: 'Bo' },
      { ...sigma, rushChairName: 'Ann' },
    ]);
    expect(field('Beta Theta Pi', 'name').value).toBe('Bo');
    expect(field('Sigma Chi', 'name').value).toBe('Ann');
    await user.click(save());
    expect(sent).toMatchObject([{ writes: [{ fields: { rushChairEmail: 'lee@college.example' } }] }]);
    expect(JSON.stringify(sent)).not.toContain('rushChairName');
  });

  test('a field that both changed is decided before anything is saved', async () => {
    const { user, hear, onClose } = open();
    await user.clear(field('Sigma Chi', 'name'));
    await user.type(field('Sigma Chi', 'name'), 'Sam');
    await user.type(field('Beta Theta Pi', 'name'), 'Bo');
    hear([
      { ...beta, rushChairName: 'Max' },
      { ...sigma, rushChairName: 'Ann' },
    ]);
    await user.click(save());
    expect(sent).toEqual([]);
    const [bo, lee] = screen.getAllByRole('group', { name: 'Someone else also changed this field' });
    if (!bo || !lee) throw new Error('Nothing to decide.');
    expect(document.activeElement).toBe(bo);
    expect(lee.textContent).toContain('AnnYoursSam');
    await user.click(within(lee).getByRole('button', { name: 'Take theirs: Rush chair name' }));
    expect(field('Sigma Chi', 'name').value).toBe('Ann');
    await user.click(within(bo).getByRole('button', { name: 'Keep mine: Rush chair name' }));
    await user.click(save());
    expect(sent).toMatchObject([{ writes: [{ path: 'colleges/purdue/fraternities/beta' }] }]);
    expect(sent).toMatchObject([{ writes: [{ fields: { rushChairName: 'Bo' } }] }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('a fraternity that is gone is left out', async () => {
    const { user, hear } = open();
    await user.type(field('Beta Theta Pi', 'name'), 'Bo');
    await user.type(field('Sigma Chi', 'email'), 'lee@college.example');
    hear([sigma]);
    expect(screen.getByText('Someone else deleted Beta Theta Pi. Nothing is saved for it.')).toBeTruthy();
    expect(field('Beta Theta Pi', 'name').disabled).toBe(true);
    await user.click(save());
    expect(sent).toMatchObject([{ writes: [{ path: 'colleges/purdue/fraternities/sigma-chi' }] }]);
  });

  test('a change that the screen does not know yet is not overwritten', async () => {
    const { user, onClose } = open();
    sendWith(() => Promise.reject(new DataError('conflict')));
    await user.type(field('Beta Theta Pi', 'name'), 'Bo');
    await user.click(save());
    expect(screen.getByText(/^Someone else changed one of these rush chairs just now/)).toBeTruthy();
    expect(field('Beta Theta Pi', 'name').value).toBe('Bo');
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('the rows are there again after the page ended; nothing of them stays once they are saved', async () => {
  const { user } = open();
  await user.type(field('Beta Theta Pi', 'name'), 'Bo');
  cleanup();
  const { onClose } = open();
  expect(screen.getByText(/We saved your draft/)).toBeTruthy();
  expect(field('Beta Theta Pi', 'name').value).toBe('Bo');
  await user.click(save());
  expect(sent).toMatchObject([{ writes: [{ fields: { rushChairName: 'Bo' } }] }]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});

test('Start over takes the rows back to what is stored', async () => {
  sessionStorage.setItem(
    'form-drafts',
    JSON.stringify({ 'rush chairs purdue': { beta: { rushChairName: { was: '', mine: 'Bo' } } } }),
  );
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Beta Theta Pi', 'name').value).toBe('');
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});
