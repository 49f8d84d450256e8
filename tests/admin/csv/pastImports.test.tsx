import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PastImports } from '../../../src/admin/csv/PastImports.tsx';
import { undoPastImport } from '../../../src/admin/csv/undoPastImport.ts';
import { DataError } from '../../../src/data/errors.ts';
import type { undoImport } from '../../../src/data/staff/imports/pastImports.ts';
import { readImportRecord } from '../../../src/domain/sheet/importRecord.ts';
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
      place="imports"
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
    part('waits', { at: null, rows: 1, what: 'people' }),
    part('a-1', { of }),
    part('a-0', { of }),
    part('old', { at: ago(25) }),
  );
  expect(forget).toHaveBeenCalledOnce();
  const told = buttons().map((button) => [button.getAttribute('aria-label')?.split(',')[0], button.disabled]);
  expect(told).toEqual([
    ['Undo import: 1 person', true],
    ['Undo import: 200 rows of fraternities', false],
  ]);
  await user.click(screen.getByRole('button', { name: /200 rows/ }));
  expect(undo).toHaveBeenCalledWith('imports', of);
  expect(forget).toHaveBeenCalledWith('imports');
});

test('without a network it waits, except for what waits itself', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(part('waits', { at: null }), part(of, {}));
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, true]);
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
    [
      { title: 'Ann Lee', fields: ['collegeId', 'collegeName'] },
      { title: 'Bo', fields: [] },
    ],
    'alert',
    'Import undone. Others have changed this since, so it stays: Ann Lee (school); Bo.',
  ],
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
  await act(() => undoPastImport('imports', of, async () => spared && { spared, sent: 'acknowledged' }));
  expect(messages()).toEqual([[kind, message]]);
});

test('a failure can be retried, offline later, and what waits is undone at once', async () => {
  const undo = vi
    .fn<typeof undoImport>()
    .mockRejectedValueOnce(new DataError('unreachable'))
    .mockResolvedValueOnce({ spared: [], sent: 'acknowledged' })
    .mockRejectedValueOnce(new DataError('unreachable'))
    .mockResolvedValueOnce({ spared: [], sent: 'queued' });
  await act(() => undoPastImport('imports', of, undo));
  expect(messages()).toEqual([['alert', 'Failed to undo the import. Please try again.']]);
  await act(async () => currentToasts()[0]?.actions[0]?.run());
  await expect.poll(messages).toEqual([['status', 'Import undone.']]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => undoPastImport('imports', of, undo));
  expect(messages()).toEqual([['alert', "You're offline. An import can be undone when you're back online."]]);
  await act(() => undoPastImport('imports', of, undo));
  expect(messages()).toEqual([['status', expect.stringMatching(/^Import undone\. Saved on this device/)]]);
});
