import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PastImports } from '../../../src/admin/csv/PastImports.tsx';
import { undoDirectoryImport } from '../../../src/admin/csv/undoDirectoryImport.ts';
import { DataError } from '../../../src/data/errors.ts';
import { readImportRecord } from '../../../src/domain/outreach/csv/importRecord.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const of = 'AbCdEfGhIjKlMnOpQrSt';
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const part = (id: string, fields: object) =>
  readImportRecord(id, { of: id, what: 'fraternities', rows: 200, at: ago(1), changes: [], ...fields });
const messages = () => currentToasts().map(({ kind, message }) => [kind, message]);

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

function open(...items: ReturnType<typeof part>[]) {
  const undo = vi.fn(async () => {});
  const forget = vi.fn(async () => {});
  const data = { items, more: false, growing: false, fromCache: false, waiting: new Set<string>() };
  render(
    <PastImports
      source={(next) => {
        next(data);
        return () => {};
      }}
      undo={undo}
      forget={forget}
    />,
  );
  return { undo, forget, user: userEvent.setup() };
}
const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button');

test('an import is offered once, for a day, and not before the server has it', async () => {
  const { undo, forget, user } = open(
    part('waits', { at: null, rows: 1, what: 'colleges' }),
    part('a-1', { of }),
    part('a-0', { of }),
    part('old', { at: ago(25) }),
  );
  expect(forget).toHaveBeenCalledOnce();
  const told = buttons().map((button) => [button.getAttribute('aria-label')?.split(',')[0], button.disabled]);
  expect(told).toEqual([
    ['Undo import: 1 row of colleges', true],
    ['Undo import: 200 rows of fraternities', false],
  ]);
  await user.click(screen.getByRole('button', { name: /200 rows/ }));
  expect(undo).toHaveBeenCalledWith(of);
});

test('without a network it waits', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(part(of, {}));
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true]);
  expect(screen.getByText("An import can be undone when you're back online.")).toBeTruthy();
});

test('nothing is shown without one', () => {
  open();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [[], 'status', 'Import undone.'],
  [null, 'status', 'This import is undone already.'],
  [
    [{ title: 'Duke University · Pike', fields: ['size', 'rushChairName'] }],
    'alert',
    'Import undone. Others have changed this since, so it stays: Duke University · Pike (size, rush chair).',
  ],
  [
    Array.from({ length: 7 }, (_, at) => ({ title: `Club ${at}`, fields: [] })),
    'alert',
    'Import undone. Others have changed this since, so it stays: Club 0; Club 1; Club 2; Club 3; Club 4 and 2 more.',
  ],
] as const)('%j is told', async (spared, kind, message) => {
  await act(() => undoDirectoryImport(of, async () => spared && [...spared]));
  expect(messages()).toEqual([[kind, message]]);
});

test('a failure can be retried, and offline nothing is tried', async () => {
  const undo = vi
    .fn<() => Promise<[]>>()
    .mockRejectedValueOnce(new DataError('unreachable'))
    .mockResolvedValue([]);
  await act(() => undoDirectoryImport(of, undo));
  expect(messages()).toEqual([['alert', 'Failed to undo the import. Please try again.']]);
  await act(async () => currentToasts()[0]?.actions[0]?.run());
  await expect.poll(messages).toEqual([['status', 'Import undone.']]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => undoDirectoryImport(of, undo));
  expect(messages()).toEqual([['alert', "You're offline. An import can be undone when you're back online."]]);
  expect(undo).toHaveBeenCalledTimes(2);
});
