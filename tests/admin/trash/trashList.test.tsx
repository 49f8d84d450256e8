import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreNow, tellTrashed } from '../../../src/admin/parts/trash/tellTrashed.ts';
import { TrashList } from '../../../src/admin/trash/TrashList.tsx';
import { DataError } from '../../../src/data/errors.ts';
import { PartlyDone } from '../../../src/data/staff/season/partlyDone.ts';
import { readTrashEntry } from '../../../src/domain/trash/trashEntry.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const now = new Date(2026, 10, 27, 12);
const entry = (id: string, title: string, at = new Date(2026, 10, 20, 9, 5), more: object = {}) =>
  readTrashEntry(id, { kind: id.split('~')[0], title, deletedAt: at, ...more });
const entries = [
  entry('event~e1', '\u202eAces Cup'),
  entry('request~r1', '', new Date(2026, 9, 29, 12), { by: 'Dana' }),
  entry('card~s1', 'Old', new Date(2026, 8, 1)),
  entry('event~e2', 'Half', undefined, { emptied: true }),
];
const list = {
  items: entries,
  more: false,
  growing: false,
  fromCache: false,
  waiting: new Set<string>(),
};

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});
const toasts = () =>
  currentToasts().map(({ kind, message, actions }) => [kind, message, ...actions.map(({ label }) => label)]);
const press = (label: string) =>
  currentToasts()
    .flatMap(({ actions }) => actions)
    .find((one) => one.label === label)
    ?.run();

function draw(more: Partial<Parameters<typeof TrashList>[0]> = {}) {
  return render(<TrashList list={list} now={now} onMore={() => {}} empty={undefined} {...more} />);
}

describe('the list', () => {
  test('says what it was, when, and how long it can be restored', () => {
    draw();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Aces CupEventDeleted 11/20/26, 9:05 AM · 23 days leftRestore',
      'UntitledRequestDeleted 10/29/26, 12:00 PM by Dana · 1 day leftRestore',
    ]);
    expect(screen.getByText('Aces Cup').tagName).toBe('BDI');
    expect(screen.queryByRole('button', { name: 'Empty Trash' })).toBeNull();
  });

  test('says that it is empty', () => {
    draw({ list: { ...list, items: [] } });
    expect(screen.getByText('Trash is empty.')).toBeTruthy();
  });

  test('restores one, and says so while it does', async () => {
    let finish = () => {};
    const restore = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    draw({ restore });
    const button = screen.getByRole('button', { name: 'Restore Aces Cup' });
    await userEvent.click(button);
    expect(restore).toHaveBeenCalledWith({ id: 'event~e1', kind: 'event', name: '"Aces Cup"' });
    expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).toBe('true');
    finish();
    await waitFor(() =>
      expect(button.getAttribute('aria-busy') ?? button.getAttribute('aria-disabled')).not.toBe('true'),
    );
  });

  test('is emptied after a question, and goes on where it broke off', async () => {
    let breaks = true;
    const emptied: string[] = [];
    const empty = async ({ id }: { id: string }) => {
      if (id === 'card~s1' && breaks) throw new DataError('unreachable');
      emptied.push(id);
    };
    draw({ empty });
    await userEvent.click(screen.getByRole('button', { name: 'Empty Trash' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Empty Trash' }));
    expect(
      dialog.getByText('Are you sure you want to delete 4 things for good? This action cannot be undone.'),
    ).toBeTruthy();
    expect(emptied).toEqual([]);
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await userEvent.click(confirm);
    await dialog.findByText("Failed to empty Trash. We couldn't reach the server. Please try again.");
    breaks = false;
    await userEvent.click(confirm);
    await waitFor(() => expect(toasts()).toEqual([['status', '4 things deleted for good.']]));
    expect(emptied).toEqual(['event~e1', 'request~r1', 'card~s1', 'event~e2']);
  });
});

describe('what a deletion says', () => {
  const cup = { id: 'event~e1', kind: 'event', name: '"Cup"' } as const;

  test('offers Undo, which restores all of them', async () => {
    const restored: string[] = [];
    tellTrashed(
      '2 events were',
      [cup, { ...cup, id: 'event~e2', name: '"Two"' }],
      async ({ id }) => restored.push(id) < 0,
    );
    expect(toasts()).toEqual([['status', '2 events were moved to Trash.', 'Undo']]);
    press('Undo');
    await waitFor(() => expect(toasts()).toContainEqual(['status', 'All 2 were restored.']));
    expect(restored).toEqual(['event~e1', 'event~e2']);
  });

  test('names what of many was not restored, and tries it again', async () => {
    let breaks = true;
    const two = { ...cup, id: 'event~e2', name: '"Two"' };
    const restore = async ({ id }: { id: string }) => {
      if (breaks && id === two.id) throw new DataError('unreachable');
      return false;
    };
    tellTrashed('2 events were', [cup, two], restore);
    press('Undo');
    const failed = ['alert', 'Failed to restore 1 of 2: "Two". Please try again.', 'Retry'];
    await waitFor(() => expect(toasts()).toContainEqual(failed));
    breaks = false;
    press('Retry');
    await waitFor(() => expect(toasts()).toContainEqual(['status', 'It was restored.']));
  });

  test('a failure can be tried again', async () => {
    let breaks = true;
    const restore = async () => {
      if (breaks) throw new DataError('unreachable');
      return true;
    };
    await restoreNow(cup, restore);
    expect(toasts()).toEqual([
      ['alert', `Failed to restore "Cup". We couldn't reach the server. Please try again.`, 'Retry'],
    ]);
    breaks = false;
    press('Retry');
    const names = 'Tables show all names as they were, also any hidden since.';
    await waitFor(() => expect(toasts()).toEqual([['status', `"Cup" was restored. ${names}`]]));
  });

  test.each([
    ['missing', `"Cup" isn't in Trash any more.`],
    ['conflict', `"Cup" wasn't restored, because another one took its place.`],
  ] as const)('%s has no Retry', async (kind, text) => {
    await restoreNow(cup, () => Promise.reject(new DataError(kind)));
    expect(toasts()).toEqual([['alert', text]]);
  });

  test('names that are left can be finished', async () => {
    const goOn = vi.fn(async () => {});
    await restoreNow(cup, () => Promise.reject(new PartlyDone(new DataError('unreachable'), goOn)));
    expect(toasts()).toEqual([
      ['alert', '"Cup" was restored, but some names still have to be updated.', 'Retry'],
    ]);
    press('Retry');
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
  });
});
