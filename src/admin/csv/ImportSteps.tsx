import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { countKinds } from '../../domain/outreach/csv/plannedRow.ts';
import { counted } from '../../domain/text/counted.ts';
import { localDay } from '../../domain/time/parse.ts';
import { SendProgress } from '../../parts/sheet/SendProgress.tsx';
import { fileDrop } from '../../parts/sheet/SheetFile.tsx';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import layout from '../../ui/layout.module.css';
import { saveCsv } from '../../ui/saveFile.ts';
import staffLayout from '../../ui/staffLayout.module.css';
import { ImportFile } from './ImportFile.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ImportPreview } from './readImport.ts';
import { UnknownColumns } from './UnknownColumns.tsx';
import { undoPastImport } from './undoPastImport.ts';
import { type ReadImport, useDirectoryImport } from './useDirectoryImport.ts';

type Props = {
  ofCollege: boolean;
  /** Compares a text with the stored data. */
  read: ReadImport;
  /** Shown below the choice of a file. */
  past?: ReactNode;
  onClose: () => void;
  /** Undoes an import; a test has its own. */
  undo?: typeof undoPastImport;
};

/** The steps of an import: a file or pasted cells, the preview, and what was left out. */
export function ImportSteps({ ofCollege, read, past, onClose, undo = undoPastImport }: Props) {
  const { state, progress, choose, pasted, paste, retry, chooseColumn, choices, run, stop, again } =
    useDirectoryImport(read, onClose);
  const isTaking = state.step === 'choose' || state.step === 'preview';
  const root = useRef<HTMLDivElement>(null);
  // A step replaces the field or the button that had the focus.
  useEffect(() => focusStep(root.current, state.step), [state.step]);

  function takeCells(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '' || !isTaking || isInto(event.target, pasted)) return;
    event.preventDefault();
    void paste(text);
  }

  function takeFile(file: File): void {
    if (isTaking) void choose(file);
  }

  return (
    <div ref={root} className={layout.column4} onPaste={takeCells} {...fileDrop(takeFile)}>
      {state.step === 'choose' && (
        <>
          <ImportFile
            ofCollege={ofCollege}
            pasted={pasted}
            problem={state.problem}
            onFile={choose}
            onText={paste}
          />
          {past}
        </>
      )}
      {state.step === 'read' && <Comparing {...state} onCancel={again} />}
      {state.step === 'unread' && (
        <>
          <p role="alert" className={staffLayout.danger}>
            {state.failure} Failed to load your data to compare with.
            {navigator.onLine ? '' : " You're offline."}
          </p>
          <div className={consoleLayout.foot3}>
            <Button tone="plain" onClick={again}>
              Choose another file
            </Button>
            <Button data-next="" onClick={() => retry(state.failure)}>
              Retry
            </Button>
          </div>
        </>
      )}
      {progress && <SendProgress {...progress} onStop={stop} />}
      {state.step === 'preview' && (
        <>
          <UnknownColumns preview={state.preview} choices={choices} onChoose={chooseColumn} />
          {state.preview.missing.length === 0 && <Summary preview={state.preview} />}
          <ImportRows rows={state.preview.rows} />
          <DialogFoot failure={state.failure}>
            <Button tone="plain" onClick={again}>
              Choose another file
            </Button>
            <MendButton preview={state.preview} />
            <ImportButton
              preview={state.preview}
              busy={state.busy === true}
              onImport={() => run(state.preview)}
            />
          </DialogFoot>
        </>
      )}
      {state.step === 'left' && (
        <>
          <p role="status">
            {state.message} {leftText(countKinds(state.preview.rows).error)}
          </p>
          <div className={consoleLayout.foot3}>
            <MendButton preview={state.preview} />
            <UndoButton id={state.undoable} undo={undo} onClose={onClose} />
            <Button data-next="" onClick={onClose}>
              Done
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

type ComparingProps = { done?: number; of?: number; onCancel: () => void };

function Comparing({ done, of, onCancel }: ComparingProps) {
  return (
    <>
      <p role="status">Comparing with your data…</p>
      {of !== undefined && <progress aria-label="Compared" max={of} value={done} />}
      <div className={consoleLayout.foot3}>
        <Button tone="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

/** Whether cells are pasted into a field with something typed by hand, which they go on with. */
function isInto(target: EventTarget, pasted: string): boolean {
  return target instanceof HTMLTextAreaElement && target.value.trim() !== '' && target.value !== pasted;
}

function Summary({ preview: { what, rows, columns } }: { preview: ImportPreview }) {
  const counts = countKinds(rows);
  const newer = rows.filter((row) => row.newer).length;
  const ignored = columns.filter(({ column }) => column === null || column === 'ignored');
  return (
    <>
      <p>
        {counted(rows.length, 'row')} of {what}:{' '}
        <strong>
          {counted(counts.new, 'new', 'new')}, {counted(counts.change, 'changed', 'changed')},{' '}
          {counted(counts.same, 'unchanged', 'unchanged')},{' '}
          {counted(counts.error, 'with an error', 'with errors')}
        </strong>
        .{' '}
        {counts.error > 0 &&
          `${counts.error === 1 ? 'The row with an error is' : 'Rows with errors are'} left out. Download, fix and import ${counts.error === 1 ? 'it' : 'them'} again.`}
      </p>
      {newer > 0 && (
        <p className={staffLayout.danger}>
          {counted(newer, 'row is', 'rows are')} older than what we have: importing{' '}
          {newer === 1 ? 'it' : 'them'} undoes what someone confirmed or logged since.
        </p>
      )}
      {ignored.length > 0 && (
        <p className={layout.note}>Ignored columns: {ignored.map(({ heading }) => heading).join(', ')}.</p>
      )}
    </>
  );
}

function leftText(errors: number): string {
  return `${counted(errors, 'row with an error was', 'rows with errors were')} left out.`;
}

/** Saves the rows with errors, each with its reason. */
function MendButton({ preview }: { preview: ImportPreview }) {
  const { error } = countKinds(preview.rows);
  if (error === 0) return null;
  return (
    <Button
      tone="plain"
      onClick={() => saveCsv(`${preview.what}-with-errors-${localDay(new Date())}.csv`, preview.toMend())}
    >
      Download {counted(error, 'row with an error', 'rows with errors')}
    </Button>
  );
}

type UndoProps = { id: string | undefined; undo: typeof undoPastImport; onClose: () => void };

/** Takes an import back, and says so where the dialog was; nothing while it waits for the network. */
function UndoButton({ id, undo, onClose }: UndoProps) {
  if (id === undefined) return null;
  const press = () => {
    onClose();
    void undo('imports', id);
  };
  return (
    <Button tone="plain" onClick={press}>
      Undo import
    </Button>
  );
}

type ImportButtonProps = { preview: ImportPreview; busy: boolean; onImport: () => void };

function ImportButton({ preview: { rows }, busy, onImport }: ImportButtonProps) {
  const counts = countKinds(rows);
  const number = counts.new + counts.change;
  return (
    <Button data-next="" busy={busy} disabled={number === 0} onClick={onImport}>
      {number === 0 ? 'Nothing to import' : `Import ${counted(number, 'row')}`}
    </Button>
  );
}

/**
 * Moves the focus to what one does next in a step: the button that goes on or, without it, the first field.
 */
function focusStep(root: HTMLElement | null, step: string): void {
  if (!root || step === 'read' || step === 'send') return;
  const next = root.querySelector<HTMLElement>('[data-next]:not(:disabled)');
  // The button is in sight at the foot: the dialog stays at its title.
  if (next) next.focus({ preventScroll: true });
  else root.querySelector<HTMLElement>('select, input, button')?.focus();
}
