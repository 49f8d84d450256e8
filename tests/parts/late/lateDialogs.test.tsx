import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useShortcuts } from '../../../src/admin/shortcuts/useShortcuts.ts';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import { collegeDirectory } from '../../../src/domain/colleges/collegeDirectory.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { LateDialog } from '../../../src/parts/late/LateDialog.tsx';
import { type LateCode, lateCode } from '../../../src/parts/late/lateCode.ts';
import type { LoadPart } from '../../../src/ui/lazyCode.ts';
import { currentToasts, dismissToast, showToast } from '../../../src/ui/toast.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

/** Every letter of it is a shortcut, or a key that presses a button. */
const sentence = 'cue j/k? ue';

const actions = { onCreate: vi.fn(), onEdit: vi.fn(), onHelp: vi.fn() };
const undone = vi.fn();
const [purdue] = collegeDirectory(
  colleges.filter(({ id }) => id === 'purdue-university'),
  [],
);
if (!purdue) throw new Error('The list has no Purdue.');
const event = readStaffEvent('e1', { title: 'Cup', date: '2030-03-01' });

type Held = { arrive: () => Promise<void>; refuse: () => Promise<void>; opener: ReactNode };

type OpenerProps<Props> = { code: LateCode<Props>; props: (onClose: () => void) => Props };

function Opener<Props extends object>({ code, props }: OpenerProps<Props>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <LateDialog code={code} title="On its way" what="The dialog" onClose={close}>
          {(Part) => <Part {...props(close)} />}
        </LateDialog>
      )}
    </>
  );
}

/** A dialog with the props that its opener gives it. `field`: the label of its first field of text. */
function dialog<Props extends object>(
  load: LoadPart<Props>,
  field: RegExp | null,
  props: (onClose: () => void) => Props,
) {
  const hold = (): Held => {
    const waiting: { come: () => void; fail: () => void }[] = [];
    const code = lateCode<Props>(async () => {
      await new Promise<void>((come, fail) =>
        waiting.push({ come, fail: () => fail(new Error('no network')) }),
      );
      return load();
    });
    const next = (how: 'come' | 'fail') => act(async () => waiting.shift()?.[how]());
    return {
      arrive: () => next('come'),
      refuse: () => next('fail'),
      opener: <Opener code={code} props={props} />,
    };
  };
  return { field, hold, load };
}

const dialogs = {
  'admin/backup/DownloadDialog.tsx': dialog(
    () => import('../../../src/admin/backup/DownloadDialog.tsx'),
    null,
    (onClose) => ({ onClose }),
  ),
  'admin/events/form/NewEvent.tsx': dialog(
    () => import('../../../src/admin/events/form/NewEvent.tsx'),
    /^Title/,
    (onClose) => ({ from: 'open', onClose }),
  ),
  'admin/events/form/CreateEventDialog.tsx': dialog(
    () => import('../../../src/admin/events/form/CreateEventDialog.tsx'),
    /^Title/,
    (onClose) => ({ onClose }),
  ),
  // Without a network there is no event to edit.
  'admin/events/details/EventDetailsDialog.tsx': dialog(
    () => import('../../../src/admin/events/details/EventDetailsDialog.tsx'),
    null,
    (onClose) => ({ eventId: 'e1', edit: 'title', onClose }),
  ),
  'admin/shell/OwnNameDialog.tsx': dialog(
    () => import('../../../src/admin/shell/OwnNameDialog.tsx'),
    /^Your name/,
    (onClose) => ({ name: '', offers: false, onName: () => {}, onClose }),
  ),
  // Without a network there is no entry to restore.
  'admin/parts/history/HistoryDialog.tsx': dialog(
    () => import('../../../src/admin/parts/history/HistoryDialog.tsx'),
    null,
    (onClose) => ({ record: 'event:e1', name: 'Cup', labels: {}, onClose }),
  ),
  'admin/shortcuts/ShortcutsDialog.tsx': dialog(
    () => import('../../../src/admin/shortcuts/ShortcutsDialog.tsx'),
    null,
    (onClose) => ({ onClose }),
  ),
  'admin/fraternities/FraternityDialog.tsx': dialog(
    () => import('../../../src/admin/fraternities/FraternityDialog.tsx'),
    /^Name/,
    (onClose) => {
      const fraternity = aFraternity({ name: '' });
      return { collegeId: 'purdue', fraternity, now: fraternity, onClose };
    },
  ),
  'admin/fraternities/BulkRushChairsDialog.tsx': dialog(
    () => import('../../../src/admin/fraternities/BulkRushChairsDialog.tsx'),
    /^Rush chair name/,
    (onClose) => ({
      collegeId: 'purdue',
      collegeName: 'Purdue University',
      fraternities: [aFraternity({ rushChairName: '' })],
      onClose,
    }),
  ),
  'admin/outreach/templates/TemplatesDialog.tsx': dialog(
    () => import('../../../src/admin/outreach/templates/TemplatesDialog.tsx'),
    null,
    (onClose) => ({ onClose }),
  ),
  'admin/outreach/activity/ActivityDialog.tsx': dialog(
    () => import('../../../src/admin/outreach/activity/ActivityDialog.tsx'),
    null,
    (onClose) => ({ today: '2030-03-01', onClose }),
  ),
  'admin/events/door/import/PeopleImportDialog.tsx': dialog(
    () => import('../../../src/admin/events/door/import/PeopleImportDialog.tsx'),
    /^Rows from the sheet/,
    (onClose) => ({ event, people: [], onClose }),
  ),
  // Its fields are filled in, for who wants to change them.
  'admin/events/door/line/MessageDialog.tsx': dialog(
    () => import('../../../src/admin/events/door/line/MessageDialog.tsx'),
    null,
    (onClose) => ({ event, people: [], line: [], onClose }),
  ),
  'admin/colleges/change/EditCollegeDialog.tsx': dialog(
    () => import('../../../src/admin/colleges/change/EditCollegeDialog.tsx'),
    /^Name/,
    (onClose) => ({ college: { ...purdue, name: '' }, directory: [purdue], onClose }),
  ),
  'admin/colleges/change/MergeDialog.tsx': dialog(
    () => import('../../../src/admin/colleges/change/MergeDialog.tsx'),
    /./,
    (onClose) => ({ college: purdue, directory: [purdue], onMerged: () => {}, onClose }),
  ),
  'admin/csv/DirectoryImportDialog.tsx': dialog(
    () => import('../../../src/admin/csv/DirectoryImportDialog.tsx'),
    /./,
    (onClose) => ({ onClose }),
  ),
};

// Not a dialog: its lines come into a dialog that is there; see palette.test.tsx.
const apart = ['admin/palette/PaletteDialog.tsx'];

/** The files of the staff areas. */
const files = ['admin', 'betr', 'crew', 'parts'].flatMap((area) =>
  readdirSync(join('src', area), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join('src', area, path)),
);

/** Returns the modules that the staff areas import as `pattern` says, from src. */
const imported = (pattern: RegExp) =>
  files
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, module = '']) =>
        relative('src', join(dirname(path), module)),
      ),
    )
    .sort();

test('every dialog whose code comes later is one of these, and opens the same way', () => {
  const late = imported(/\blateCode\(\s*\(\) =>\s*import\('([^']+)'\)/g);
  expect(late).toEqual([...Object.keys(dialogs), ...apart].sort());
  expect(imported(/\bimport\('([^']*Dialog\.tsx)'\)/g).filter((path) => !late.includes(path))).toEqual([]);
  expect(files.filter((path) => readFileSync(path, 'utf8').includes('useLazyDialog'))).toEqual([]);
});

// No database answers here.
beforeAll(async () => {
  await disableNetwork(staffDatabase);
  await Promise.all(Object.values(dialogs).map(({ load }) => load()));
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const mock of [...Object.values(actions), undone]) mock.mockClear();
  for (const { id } of currentToasts()) dismissToast(id);
  showToast('Done.', 'status', { label: 'Undo', run: undone });
});

function Console({ children }: { children: ReactNode }) {
  useShortcuts(actions);
  return (
    <MemoryRouter>
      <main>
        <input type="search" aria-label="Search" />
        <a data-row href="/admin/events/e1">
          Row
        </a>
        {children}
      </main>
    </MemoryRouter>
  );
}

function expectNothingElse(): void {
  for (const mock of [...Object.values(actions), undone]) expect(mock).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('');
}

const typedSoFar = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^On its way/ });
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Open' }));

test.each(Object.entries(dialogs))(
  '%s: what is typed on its way stands in its first field',
  async (_, one) => {
    const user = userEvent.setup();
    const { opener, refuse, arrive } = one.hold();
    render(<Console>{opener}</Console>);
    await press(user);
    expect(screen.getByRole('dialog', { name: 'On its way' })).toBeTruthy();
    await user.keyboard(`${sentence}x{Backspace}`);
    expectNothingElse();
    await refuse();
    const failed = "The dialog couldn't be loaded. Check your connection and try again.";
    expect(screen.getByText(failed).getAttribute('role')).toBe('alert');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    typedSoFar().focus();
    await user.keyboard('!{Enter}');
    await arrive();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'On its way' })).toBeNull());
    await waitFor(() => {
      const field = document.activeElement;
      if (one.field === null) return expect(document.querySelectorAll('dialog')).toHaveLength(1);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw field;
      expect(field.value.trim()).toBe(`${sentence}!`);
      expect(field.labels?.[0]?.textContent ?? '').toMatch(one.field);
    });
    await user.keyboard('cue ');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expectNothingElse();
  },
);

test('Escape closes what is on its way, with what was typed, and the focus goes back', async () => {
  const user = userEvent.setup();
  const { opener, arrive } = dialogs['admin/events/form/CreateEventDialog.tsx'].hold();
  render(<Console>{opener}</Console>);
  await press(user);
  await user.keyboard('cue');
  act(() => document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
  await arrive();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  expectNothingElse();
});
