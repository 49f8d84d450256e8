import { useRef, useState } from 'react';
import type { Reading } from '../../data/staff/outreach/importReads.ts';
import { countKinds } from '../../domain/outreach/csv/plannedRow.ts';
import type { ColumnChoices } from '../../domain/sheet/chooseColumns.ts';
import { readSheetFile } from '../../domain/sheet/sheetFile.ts';
import { counted } from '../../domain/text/counted.ts';
import { savedText } from '../../parts/attempt.ts';
import { useSending } from '../../parts/sheet/useSending.ts';
import { showToast } from '../../ui/toast.ts';
import type { ImportPreview } from './readImport.ts';
import { undoPastImport } from './undoPastImport.ts';

export type ImportState =
  | { step: 'choose'; problem: string }
  /** `done` of `of` are read; unknown at first. */
  | { step: 'read'; done?: number; of?: number }
  /** The stored data couldn't be loaded; `failure`: what went before. */
  | { step: 'unread'; failure: string }
  | { step: 'send' }
  /** `busy`: it is compared again, with other columns. */
  | { step: 'preview'; preview: ImportPreview; failure: string; busy?: boolean }
  /** Rows were imported, others were left out. `undoable`: the import's id, once the server has it. */
  | { step: 'left'; preview: ImportPreview; message: string; undoable: string | undefined };

const failed = 'Failed to import. Please try again.';
const overtaken = 'Someone else changed some of these rows just now.';
/** How long a part may take until the import counts as waiting, in milliseconds. */
const timeout = 10_000;

/**
 * Compares a text with the stored data. `choices`: what someone chose for its columns; `isAnew`: what was
 * read before doesn't count.
 */
export type ReadImport = (
  text: string,
  choices: ColumnChoices,
  reading: Reading & { isAnew: boolean },
) => Promise<ImportPreview>;

/**
 * Runs an import, from a file or pasted cells to sending its last part. `read` compares a text with the
 * stored data; `onDone` is called when all rows without errors are imported and there are no others.
 */
export function useDirectoryImport(read: ReadImport, onDone: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const [choices, setChoices] = useState<ColumnChoices>(new Map());
  const comparing = useRef(0);
  const { progress, send, stop } = useSending({ failed, timeout });

  async function compare(given: string, chosen: ColumnChoices, failure = '', isAnew = true): Promise<void> {
    const own = ++comparing.current;
    const isStopped = () => comparing.current !== own;
    // The selects of the columns stay while another choice is compared, and with them the focus.
    setState((now) =>
      chosen.size > 0 && now.step === 'preview' ? { ...now, busy: true } : { step: 'read' },
    );
    setText(given);
    setChoices(chosen);
    try {
      const onRead = (done: number, of: number) =>
        setState((now) => (isStopped() || now.step !== 'read' ? now : { step: 'read', done, of }));
      const preview = await read(given, chosen, { onRead, isStopped, isAnew });
      if (!isStopped()) setState(comparedAs(preview, failure));
    } catch (error) {
      console.warn("The file wasn't compared.", error);
      if (!isStopped()) setState({ step: 'unread', failure });
    }
  }

  async function choose(file: File): Promise<void> {
    setPasted('');
    const found = await readSheetFile(file);
    if ('refused' in found) setState({ step: 'choose', problem: found.refused });
    else await compare(found.text, new Map());
  }

  async function run(preview: ImportPreview): Promise<void> {
    setState({ step: 'send' });
    const { done, of, waits, refused, conflict, hasLeft } = await send(preview.parts);
    const imported = importedText(done, of);
    const sent = waits ? 'queued' : 'acknowledged';
    const undoable = waits ? undefined : preview.parts[0]?.of;
    if (hasLeft && done === of) return tellImported(savedText(sent, imported), undoable);
    if (hasLeft) return void showToast(`${imported} Import the file again for the rest.`, 'alert');
    // The parts that were stored count as stored now: comparing the same file again shows what is left of it.
    if (done < of) {
      const why = conflict ? overtaken : refused ? failed : 'Stopped.';
      const left = done > 0 ? ' The rest of the file is listed below.' : '';
      return compare(text, choices, `${why} ${imported}${left}`);
    }
    const message = savedText(sent, imported, '');
    if (countKinds(preview.rows).error > 0) return setState({ step: 'left', preview, message, undoable });
    tellImported(message, undoable);
    onDone();
  }

  return {
    state,
    progress,
    choose,
    pasted,
    /** Takes pasted cells. */
    paste: (given: string) => {
      setPasted(given);
      return compare(given, new Map());
    },
    /** Compares the same text again. */
    retry: (failure: string) => compare(text, choices, failure),
    /** Chooses what a column holds. */
    chooseColumn: (at: number, column: string) => compare(text, new Map(choices).set(at, column), '', false),
    choices,
    run,
    stop,
    /** Goes back to the choice of a file, also while one is compared. */
    again: () => {
      comparing.current += 1;
      setState({ step: 'choose', problem: '' });
    },
  };
}

/** Returns the step after a comparison: the preview, or another choice where nothing could be compared. */
function comparedAs(preview: ImportPreview, failure: string): ImportState {
  const { problem } = preview;
  return problem === '' ? { step: 'preview', preview, failure } : { step: 'choose', problem };
}

/** Says that an import is done, and offers Undo; without an id it waits for the network. */
function tellImported(message: string, id: string | undefined): void {
  const undo = id !== undefined && { label: 'Undo', run: () => void undoPastImport('imports', id) };
  showToast(message, 'status', undo || []);
}

/** Returns '12 rows were imported.', '100 of 700 rows were imported.' or 'Nothing was imported.' */
function importedText(done: number, of: number): string {
  if (done === 0) return 'Nothing was imported.';
  const all = counted(of, 'row was', 'rows were');
  return `${done === of ? all : `${done.toLocaleString('en-US')} of ${all}`} imported.`;
}
