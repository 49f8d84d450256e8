import { useRef, useState } from 'react';
import { dataError } from '../../data/errors.ts';
import type { ImportPart } from '../../data/staff/outreach/outreachImport.ts';
import { countKinds } from '../../domain/outreach/csv/planned.ts';
import type { ColumnChoices } from '../../domain/sheet/chooseColumns.ts';
import { readSheetFile } from '../../domain/sheet/sheetFile.ts';
import { counted } from '../../domain/text/counted.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useLeaving } from '../../hooks/useLeaving.ts';
import { savedText, submit } from '../../parts/attempt.ts';
import { showToast } from '../../ui/toast.ts';
import type { ImportPreview } from './readImport.ts';

export type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'read' }
  /** The stored data couldn't be loaded; `failure`: what went before. */
  | { step: 'unread'; failure: string }
  /** How many of its rows are sent. */
  | { step: 'send'; done: number; of: number }
  /** `busy`: it is compared again, with other columns. */
  | { step: 'preview'; preview: ImportPreview; failure: string; busy?: boolean }
  /** Rows were imported, others were left out. */
  | { step: 'left'; preview: ImportPreview; message: string };

const failed = 'Failed to import. Please try again.';
const overtaken = 'Someone else changed some of these rows just now.';
/** How long a part may take until the import counts as waiting, in milliseconds. */
const partTimeout = 10_000;

/** Compares a text with the stored data; `choices`: what someone chose for its columns. */
export type ReadImport = (text: string, choices: ColumnChoices) => Promise<ImportPreview>;

/**
 * Runs an import, from a file or pasted cells to sending its last part. `read` compares a text with the stored
 * data; `onDone` is called when all rows without errors are imported and there are no others.
 */
export function useImport(read: ReadImport, onDone: () => void) {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const [choices, setChoices] = useState<ColumnChoices>(new Map());
  const stopped = useRef(false);
  const hasLeft = useRef(false);
  useLeaving(() => {
    stopped.current = true;
    hasLeft.current = true;
  });
  useLeaveWarning(() => state.step === 'send');

  async function compare(given: string, chosen: ColumnChoices, failure = ''): Promise<void> {
    // The selects of the columns stay while another choice is compared, and with them the focus.
    setState((now) =>
      chosen.size > 0 && now.step === 'preview' ? { ...now, busy: true } : { step: 'read' },
    );
    setText(given);
    setChoices(chosen);
    try {
      const preview = await read(given, chosen);
      setState(
        preview.problem === ''
          ? { step: 'preview', preview, failure }
          : { step: 'choose', problem: preview.problem },
      );
    } catch (error) {
      console.warn("The file wasn't compared.", error);
      setState({ step: 'unread', failure });
    }
  }

  async function choose(file: File): Promise<void> {
    setPasted('');
    const found = await readSheetFile(file);
    if ('refused' in found) setState({ step: 'choose', problem: found.refused });
    else await compare(found.text, new Map());
  }

  async function run(preview: ImportPreview): Promise<void> {
    stopped.current = false;
    hasLeft.current = false;
    const rows = preview.parts.reduce((sum, part) => sum + part.rows, 0);
    setState({ step: 'send', done: 0, of: rows });
    const { done, waits, refused, conflict } = await sendAll(
      preview.parts,
      (now) => setState({ step: 'send', done: now, of: rows }),
      () => stopped.current,
    );
    const isWhole = done === rows;
    const imported = importedText(done, rows);
    const sent = waits ? 'queued' : 'acknowledged';
    if (hasLeft.current) {
      if (isWhole) showToast(savedText(sent, imported));
      else showToast(`${imported} Import the file again for the rest.`, 'alert');
      return;
    }
    // The parts that were stored count as stored now: comparing the same file again shows what is left of it.
    if (!isWhole) {
      const why = conflict ? overtaken : refused ? failed : 'Stopped.';
      const left = done > 0 ? ' The rest of the file is listed below.' : '';
      return compare(text, choices, `${why} ${imported}${left}`);
    }
    const counts = countKinds(preview.rows);
    const message = savedText(sent, imported, '');
    if (counts.error > 0) return setState({ step: 'left', preview, message });
    showToast(message);
    onDone();
  }

  return {
    state,
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
    chooseColumn: (at: number, column: string) => compare(text, new Map(choices).set(at, column)),
    choices,
    run,
    /** Stops after the part that is on its way. */
    stop: () => {
      stopped.current = true;
    },
    again: () => setState({ step: 'choose', problem: '' }),
  };
}

type Outcome = { done: number; waits: boolean; refused: boolean; conflict: boolean };

/**
 * Sends the parts one after the other and tells how many rows are sent; `isStopped` ends it. As soon as a part
 * waits for a network the others are handed over at once, so that the browser keeps all of them.
 */
async function sendAll(
  parts: readonly ImportPart[],
  tell: (done: number) => void,
  isStopped: () => boolean,
): Promise<Outcome> {
  const outcome: Outcome = { done: 0, waits: false, refused: false, conflict: false };
  async function sendOne({ rows, make }: ImportPart): Promise<void> {
    try {
      const sent = await submit(make, { failed, timeout: partTimeout });
      outcome.waits ||= sent === 'queued';
      outcome.done += rows;
    } catch (error) {
      const { kind } = dataError(error);
      if (kind === 'conflict' || kind === 'missing') outcome.conflict = true;
      else outcome.refused = true;
    }
    tell(outcome.done);
  }
  for (const [at, part] of parts.entries()) {
    if (isStopped()) break;
    if (outcome.waits) {
      await Promise.all(parts.slice(at).map(sendOne));
      break;
    }
    await sendOne(part);
  }
  return outcome;
}

/** Returns '12 rows were imported.', '100 of 700 rows were imported.' or 'Nothing was imported.' */
function importedText(done: number, of: number): string {
  if (done === 0) return 'Nothing was imported.';
  const all = counted(of, 'row was', 'rows were');
  return `${done === of ? all : `${done.toLocaleString('en-US')} of ${all}`} imported.`;
}
