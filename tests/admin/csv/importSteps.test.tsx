import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ImportSteps } from '../../../src/admin/csv/ImportSteps.tsx';
import type { ReadImport } from '../../../src/admin/csv/useDirectoryImport.ts';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError, type DataErrorKind } from '../../../src/data/errors.ts';
import { updating } from '../../../src/domain/changes/change.ts';
import { collegeDirectory } from '../../../src/domain/colleges/collegeDirectory.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { colleges as listed } from '../../../src/domain/lists/listedColleges.ts';
import { chapterTable } from '../../../src/domain/outreach/csv/chapterTable.ts';
import { fraternityHeadings } from '../../../src/domain/outreach/csv/fraternitiesCsv.ts';
import { planFraternities, readFraternityTable } from '../../../src/domain/outreach/csv/planFraternities.ts';
import { problemsOf } from '../../../src/domain/outreach/csv/plannedRow.ts';
import { rowsToMend } from '../../../src/domain/sheet/rowsToMend.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const directory = collegeDirectory(listed, []);
/** The chapters at Purdue, as the server has them. */
let stored: { name: string; rushChairName: string }[] = [];
let atDuke: typeof stored = [];
const sent: unknown[] = [];
let isDown = false;
let refusals = 0;
let refusal: DataErrorKind = 'refused';
let answer: Sent = 'acknowledged';

afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});
beforeEach(() => {
  answer = 'acknowledged';
  wait = null;
  stored = [{ name: 'Sigma Chi', rushChairName: 'Kim' }];
  sent.length = 0;
  atDuke = [];
  isDown = false;
  refusals = 0;
  refusal = 'refused';
  sendWith(async (make) => {
    const change = await make();
    if (refusals-- > 0) throw new DataError(refusal);
    sent.push(change);
    return answer;
  });
});

/** What happens while it compares. */
let wait: ((reading: Parameters<ReadImport>[2]) => Promise<void>) | null = null;

/** Compares with `stored`, as the dialog does with the server. */
const read: ReadImport = async (text, choices, reading) => {
  await wait?.(reading);
  if (isDown) throw new DataError('unreachable');
  const table = readFraternityTable(text, directory, undefined, choices);
  const chapters = (of: typeof stored) => of.map((data) => readFraternity(data.name, data));
  const present = new Map([
    ['purdue-university', chapters(stored)],
    ['duke-university', chapters(atDuke)],
  ]);
  const { rows, writes } = planFraternities(table, present);
  const { columns, headed, problem } = table;
  return {
    what: 'fraternities',
    rows,
    columns,
    headed,
    problem,
    headings: fraternityHeadings,
    sample: table.rows[0]?.all ?? [],
    missing: table.missing.map((column) => fraternityHeadings[column]),
    parts: writes.map((write) => ({
      of: 'i1',
      rows: write.added.length + write.changed.size,
      make: () => ({ writes: [updating(write.collegeId, write)] }),
    })),
    toMend: () => rowsToMend(table, problemsOf(rows), chapterTable),
  };
};

function open() {
  const onClose = vi.fn();
  const undo = vi.fn(async () => {});
  const { unmount } = render(<ImportSteps ofCollege={false} {...{ read, onClose, undo }} />);
  return { onClose, undo, unmount, user: userEvent.setup() };
}
const paste = (...lines: string[]) =>
  act(async () => {
    fireEvent.paste(screen.getByLabelText('Or paste cells from a sheet'), {
      clipboardData: { getData: () => lines.join('\n') },
    });
  });
const listedRows = () =>
  within(screen.getByRole('region', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('pasted cells are previewed at once and imported with one press', async () => {
  const { user, onClose } = open();
  await paste('Purdue\tSigma Chi\tSam\t555 010 0100');
  expect(listedRows()).toEqual([
    '1ChangedPurdue University · Sigma ChiRush chair: Kim → SamRush chair number: none → 555 010 0100',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import 1 row' }));
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(1);
  expect(currentToasts().map(({ message }) => message)).toContain('1 row was imported.');
  expect(onClose).toHaveBeenCalledOnce();
});

test('typed cells are previewed on a press', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Or paste cells from a sheet'), 'School,Frat{Enter}Purdue,Sigma Nu');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(listedRows()).toEqual(['2NewPurdue University · Sigma NuLetters: ΣΝ']);
});

test('cells pasted below what was typed by hand go on with it', async () => {
  const { user } = open();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Or paste cells from a sheet');
  await user.type(field, 'School,Frat{Enter}');
  await user.paste('Purdue,Sigma Nu');
  expect(field.value).toBe('School,Frat\nPurdue,Sigma Nu');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(listedRows()).toEqual(['2NewPurdue University · Sigma NuLetters: ΣΝ']);
});

test('a file is dropped anywhere on the dialog, and one that is no sheet says so', async () => {
  open();
  const drop = (file: File) =>
    act(async () => {
      fireEvent.drop(screen.getByText(/You'll see a preview first/), { dataTransfer: { files: [file] } });
    });
  await drop(new File(['PK\0'], 'chapters.xlsx'));
  expect(
    await screen.findByText('chapters.xlsx: not a CSV file. In your spreadsheet, download it as CSV.'),
  ).toBeTruthy();
  const unreadable = new File(['School'], 'gone.csv');
  vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
  await drop(unreadable);
  expect(await screen.findByText("gone.csv: couldn't be read. Choose it again.")).toBeTruthy();
  await drop(new File(['School,Frat\nPurdue,Sigma Nu'], 'chapters.csv'));
  expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeTruthy();
  expect(listedRows()).toEqual(['2NewPurdue University · Sigma NuLetters: ΣΝ']);
});

test('an unknown heading is ignored or chosen, and a missing one must be chosen', async () => {
  const { user } = open();
  await paste('Where\tFraternity\tWho', 'Purdue\tSigma Chi\tSam');
  const columns = () => screen.getByRole('group', { name: 'Which columns are these?' });
  expect(within(columns()).getByRole('alert').textContent).toBe('Choose which column has the college.');
  expect(screen.queryByRole('region', { name: 'Rows of the file' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nothing to import' }).disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('Where (Purdue)'));
  await user.selectOptions(screen.getByLabelText('Where (Purdue)'), 'College');
  expect(document.activeElement).toBe(screen.getByLabelText('Where (Purdue)'));
  expect(screen.getByText('Ignored columns: Who.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Who (Sam)'), 'Rush chair');
  expect(listedRows()).toEqual(['2ChangedPurdue University · Sigma ChiRush chair: Kim → Sam']);
  await user.selectOptions(screen.getByLabelText('Who (Sam)'), 'Ignore');
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeTruthy();
});

test('a comparison says how far it is and can be canceled; another choice of columns reads nothing anew', async () => {
  const { user } = open();
  const anew: boolean[] = [];
  let goOn = () => {};
  wait = async ({ onRead, isStopped, isAnew }) => {
    anew.push(isAnew);
    onRead(45, 150);
    if (anew.length === 1) await new Promise<void>((resolve) => (goOn = resolve));
    if (anew.length === 1) expect(isStopped()).toBe(true);
  };
  await paste('School\tFrat\tWho', 'Purdue\tSigma Chi\tSam');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Compared' });
  expect([bar.value, bar.max]).toEqual([45, 150]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await act(async () => goOn());
  expect(screen.queryByRole('region', { name: 'Rows of the file' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.selectOptions(screen.getByLabelText('Who (Sam)'), 'Rush chair');
  expect(listedRows()).toEqual(['2ChangedPurdue University · Sigma ChiRush chair: Kim → Sam']);
  expect(anew).toEqual([true, true, false]);
});

test('a column that is doubted says why, until someone chooses', async () => {
  const { user } = open();
  await paste('School\tFrat\tPhone\tRush chair', 'Purdue\tSigma Chi\t7\tSam');
  const field = screen.getByLabelText('Phone (7)');
  const ids = () => (field.getAttribute('aria-describedby') ?? '').split(' ');
  const hint = () =>
    ids()
      .map((id) => document.getElementById(id)?.textContent)
      .join('');
  expect(hint()).toBe("The cells don't look like phone numbers.");
  expect(listedRows()).toEqual(['2ChangedPurdue University · Sigma ChiRush chair: Kim → Sam']);
  await user.selectOptions(field, 'Rush chair number');
  expect(hint()).toBe('');
});

test('rows with errors are left out and can be downloaded, before the import and after it', async () => {
  const { user, onClose } = open();
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam', 'Nowhere\tSigma Nu\tBo');
  expect(screen.getByText('0 new, 1 changed, 0 unchanged, 1 with an error')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download 1 row with an error' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(screen.getByRole('status').textContent).toBe(
    '1 row was imported. 1 row with an error was left out.',
  );
  expect(screen.getByRole('button', { name: 'Download 1 row with an error' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('is taken back where it says what came of it, once the server has it', async () => {
  for (const sentAs of ['acknowledged', 'queued'] as const) {
    answer = sentAs;
    const { user, onClose, undo, unmount } = open();
    await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam', 'Nowhere\tSigma Nu\tBo');
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    const button = screen.queryByRole('button', { name: 'Undo import' });
    expect(button !== null, sentAs).toBe(sentAs === 'acknowledged');
    if (button) await user.click(button);
    expect(undo.mock.calls).toEqual(button ? [['imports', 'i1']] : []);
    expect(onClose).toHaveBeenCalledTimes(button ? 1 : 0);
    unmount();
  }
});

test('what a colleague changed between the preview and the press is not overwritten, and shown', async () => {
  const { user } = open();
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam', 'Duke\tSigma Nu\tBo');
  refusals = 1;
  refusal = 'conflict';
  stored = [{ name: 'Sigma Chi', rushChairName: 'Ann' }];
  atDuke = [{ name: 'Sigma Nu', rushChairName: 'Bo' }];
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(sent).toMatchObject([{ writes: [{ path: 'duke-university' }] }]);
  expect(
    screen.getByText(
      'Someone else changed some of these rows just now. 1 of 2 rows were imported. The rest of the file is listed below.',
    ),
  ).toBeTruthy();
  expect(listedRows()).toEqual(['2ChangedPurdue University · Sigma ChiRush chair: Ann → Sam']);
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(sent).toHaveLength(2);
});

describe('an import of several parts', () => {
  let answers: (() => void)[] = [];
  beforeEach(() => {
    answers = [];
    sendWith(async (make) => {
      sent.push(await make());
      await new Promise<void>((resolve) => answers.push(resolve));
      return 'acknowledged';
    });
  });
  const isAnswered = (at: number) => act(async () => answers[at]?.());
  const rows = ['School\tFraternity', 'Purdue\tSigma Nu', 'Duke\tSigma Nu', 'Yale\tSigma Nu'];

  test('goes part by part, says how far it is, and can be stopped and gone on with', async () => {
    const { user, onClose } = open();
    await paste(...rows);
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(screen.getByRole('status').textContent).toBe('Importing: 0 of 3 rows…');
    expect(sent).toHaveLength(1);
    await isAnswered(0);
    expect(screen.getByRole('status').textContent).toBe('Importing: 1 of 3 rows…');
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Imported' }).value).toBe(1);
    stored = [{ name: 'Sigma Nu', rushChairName: '' }];
    atDuke = stored;
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await isAnswered(1);
    expect(sent).toHaveLength(2);
    expect(
      screen.getByText('Stopped. 2 of 3 rows were imported. The rest of the file is listed below.'),
    ).toBeTruthy();
    expect(listedRows()).toEqual(['4NewYale University · Sigma NuLetters: ΣΝ']);
    await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
    await isAnswered(2);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that is closed in the middle stops and says what is left', async () => {
    const { user, unmount } = open();
    await paste(...rows);
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    unmount();
    await isAnswered(0);
    expect(sent).toHaveLength(1);
    expect(currentToasts().map(({ message }) => message)).toContain(
      '1 of 3 rows were imported. Import the file again for the rest.',
    );
  });

  test('asks before its page is left', async () => {
    const { user } = open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await paste(...rows);
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(leave()).toBe(true);
  });
});

test('without a network the import waits in the browser as it was previewed', async () => {
  const { user, onClose } = open();
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stored = [];
  answer = 'queued';
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(sent).toHaveLength(1);
  expect(currentToasts().map(({ message }) => message)).toContain('Saved on this device, not sent yet.');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a refused import says so and can be repeated', async () => {
  const { user, onClose } = open();
  refusals = 1;
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam');
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(screen.getByText('Failed to import. Please try again. Nothing was imported.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(sent).toHaveLength(1);
});

test('what cannot be compared keeps the cells, and is compared at another press', async () => {
  const { user } = open();
  isDown = true;
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam');
  expect(screen.getByRole('alert').textContent).toBe(' Failed to load your data to compare with.');
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste cells from a sheet').value).toBe(
    'School\tFraternity\tRush chair\nPurdue\tSigma Chi\tSam',
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(listedRows()).toEqual(['2ChangedPurdue University · Sigma ChiRush chair: Kim → Sam']);
});

test('what is left of an import is compared again when the network is back', async () => {
  const { user } = open();
  await paste('School\tFraternity\tRush chair', 'Purdue\tSigma Chi\tSam', 'Duke\tSigma Nu\tBo');
  refusals = 1;
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  const message = 'Failed to import. Please try again. 1 of 2 rows were imported.';
  expect(screen.getByRole('alert').textContent).toContain(message);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText(`${message} The rest of the file is listed below.`)).toBeTruthy();
});
