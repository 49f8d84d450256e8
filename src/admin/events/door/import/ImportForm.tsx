import { useDeferredValue, useMemo, useState } from 'react';
import { decodeText } from '../../../../domain/participants/decodeText.ts';
import { importPlan, type NewPerson } from '../../../../domain/participants/importPlan.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { readPeople } from '../../../../domain/participants/readPeople.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldFrame } from '../../../../ui/FieldFrame.tsx';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';

type Props = {
  /** The id of the heading. */
  titleId: string;
  /** All people on the list. */
  people: readonly Participant[];
  /** The event's limit of participants, null for no limit. */
  maxParticipants: number | null;
  /** The progress of a running import, otherwise null. */
  running: { done: number; total: number } | null;
  failure: string;
  onAdd: (people: readonly NewPerson[]) => void;
  onStop: () => void;
  onCancel: () => void;
};

const maxBytes = 2_000_000;

/** Takes a list of people, as a file or pasted, and previews the import before anyone is added. */
export function ImportForm({
  titleId,
  people,
  maxParticipants,
  running,
  failure,
  onAdd,
  onStop,
  onCancel,
}: Props) {
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const read = useDeferredValue(text);
  const { people: found, problems } = useMemo(() => readPeople(read), [read]);
  const plan = useMemo(() => importPlan(found, people), [found, people]);
  const count = plan.fresh.length;

  async function choose(file: File | undefined) {
    if (!file) return;
    const { content, refused } = await textOf(file);
    setRefusal(refused);
    // Set even when the file is refused: the preview shows the latest choice.
    setText(content);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to choose the file
    <div
      className={styles.body}
      onDragOver={(drag) => drag.preventDefault()}
      onDrop={(drop) => {
        drop.preventDefault();
        void choose(drop.dataTransfer.files[0]);
      }}
    >
      <h2 id={titleId}>Import participants</h2>
      {running ? (
        <ImportProgress {...running} onStop={onStop} />
      ) : (
        <>
          <FieldFrame
            label="Rows from the sheet"
            hint="Copy the rows from the Google Form's sheet, header included, and paste them here. Or choose a CSV file."
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
                // Lets the same file be chosen again after it was corrected.
                target.value = '';
              }}
            />
          </label>
          {read.trim() !== '' && (
            <ImportPreview
              plan={plan}
              problems={problems}
              registered={people.length}
              maxParticipants={maxParticipants}
            />
          )}
        </>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {!running && (
        <div className={styles.buttons}>
          <Button tone="plain" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={count === 0 || read !== text} onClick={() => onAdd(plan.fresh)}>
            {failure ? 'Retry: add' : 'Add'} {count} {count === 1 ? 'person' : 'people'}
          </Button>
        </div>
      )}
    </div>
  );
}

async function textOf(file: File): Promise<{ content: string; refused: string }> {
  const refused = (reason: string) => ({ content: '', refused: `${file.name}${reason}` });
  if (file.size > maxBytes) return refused(': larger than 2 MB. Choose a smaller file.');
  try {
    const content = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content === null) return refused(': not a CSV file. In your spreadsheet, download it as CSV.');
    return content.trim() ? { content, refused: '' } : refused(' is empty.');
  } catch {
    return refused(": couldn't be read. Choose it again.");
  }
}
