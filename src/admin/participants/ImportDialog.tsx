import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { StaffEvent } from '../../data/staff/events.ts';
import { decodeText } from '../../domain/participants/decodeText.ts';
import { importPlan } from '../../domain/participants/importPlan.ts';
import { readPeople } from '../../domain/participants/readPeople.ts';
import type { Participant } from '../../domain/readParticipant.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { useImport } from './useImport.ts';

type Props = { event: StaffEvent; people: readonly Participant[]; onClose: () => void };

const mostBytes = 2_000_000;

/** Takes the answers of a Google Form, as a file or pasted, shows what would become of them, and adds the people. */
export function ImportDialog({ event, people, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const read = useDeferredValue(text);
  const { people: found, problems } = useMemo(() => readPeople(read), [read]);
  const plan = useMemo(() => importPlan(found, people), [found, people]);
  const { running, failure, start, stop } = useImport(event.id, onClose);
  const count = plan.fresh.length;

  async function choose(file: File | undefined) {
    const { content, refused } = await textOf(file);
    setRefusal(refused);
    if (content) setText(content);
  }

  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to choose the file */}
      <div
        className={styles.body}
        onDragOver={(drag) => drag.preventDefault()}
        onDrop={(drop) => {
          drop.preventDefault();
          void choose(drop.dataTransfer.files[0]);
        }}
      >
        <h2 id={id}>Import participants</h2>
        {running ? (
          <ImportProgress {...running} onStop={stop} />
        ) : (
          <>
            <FieldFrame
              label="Rows of the sheet"
              hint="Copy the rows of the Google Form's sheet and paste them here, with their header, or choose the CSV file."
              error={refusal}
            >
              {(framed) => (
                <textarea
                  {...framed}
                  className={styles.text}
                  rows={5}
                  spellCheck={false}
                  placeholder={'Name, Email\nAnn Lee, ann@college.edu'}
                  value={text}
                  onChange={({ target }) => {
                    setRefusal('');
                    setText(target.value);
                  }}
                />
              )}
            </FieldFrame>
            <label className={styles.file}>
              Choose a CSV file
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={({ target }) => {
                  void choose(target.files?.[0]);
                  // The same file can be chosen again, once it is corrected.
                  target.value = '';
                }}
              />
            </label>
            {read.trim() !== '' && <ImportPreview plan={plan} problems={problems} />}
          </>
        )}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        {!running && (
          <div className={styles.buttons}>
            <Button tone="plain" onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={count === 0 || read !== text} onClick={() => start(plan.fresh)}>
              {failure ? 'Retry: add' : 'Add'} {count} {count === 1 ? 'person' : 'people'}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

async function textOf(file: File | undefined): Promise<{ content: string; refused: string }> {
  if (!file) return { content: '', refused: '' };
  const refused = (reason: string) => ({ content: '', refused: `${file.name}: ${reason}` });
  if (file.size > mostBytes) return refused('larger than 2 MB, which is more than a list of people.');
  try {
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content === null) return refused('not a CSV file. In a spreadsheet, save or download it as CSV.');
    return content.trim() ? { content, refused: '' } : refused('empty.');
  } catch {
    return refused('could not be read. Choose it again.');
  }
}
