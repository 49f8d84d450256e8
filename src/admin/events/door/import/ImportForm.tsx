import { useDeferredValue, useMemo, useState } from 'react';
import { importPlan } from '../../../../domain/participants/importPlan.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import type { PersonColumns } from '../../../../domain/participants/personColumns.ts';
import { readPeople } from '../../../../domain/participants/readPeople.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportSource, type ReadFile, readFile } from './ImportSource.tsx';
import { type Place, type PlacedPerson, placed } from './placed.ts';

type Props = {
  /** The id of the heading. */
  titleId: string;
  /** All people on the list. */
  people: readonly Participant[];
  /** The school of the event, '' for none. */
  host: string;
  place: Place;
  /** The event's limit of participants, null for no limit. */
  maxParticipants: number | null;
  /** The progress of a running import, otherwise null. */
  running: { done: number; total: number } | null;
  failure: string;
  onAdd: (people: readonly PlacedPerson[]) => void;
  onStop: () => void;
  onCancel: () => void;
};

/** Takes a list of people, as a file or pasted, and previews the import before anyone is added. */
export function ImportForm({
  titleId,
  people,
  host,
  place,
  maxParticipants,
  running,
  failure,
  onAdd,
  onStop,
  onCancel,
}: Props) {
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [refusal, setRefusal] = useState('');
  const [skipping, setSkipping] = useState(false);
  const [homeChosen, setHomeChosen] = useState<boolean | null>(null);
  const text = file?.content ?? typed;
  const read = useDeferredValue(text);
  const [chosen, setChosen] = useState<{ of: string; columns: PersonColumns } | null>(null);
  const columns = chosen?.of === read ? chosen.columns : undefined;
  const reading = useMemo(() => readPeople(read, columns), [read, columns]);
  const plan = useMemo(() => importPlan(reading.people, people), [reading, people]);
  const sure = plan.fresh.filter(({ maybe }) => maybe === undefined);
  const maybes = plan.fresh.length - sure.length;
  const fresh = skipping ? sure : plan.fresh;
  const count = fresh.length;
  const schoolless = fresh.filter(({ collegeName }) => collegeName === undefined).length;
  // Where a form asks for the chapter alone, everyone is at home.
  const { school, chapter } = reading.columns ?? {};
  const atHome = homeChosen ?? (chapter !== undefined && school === undefined);
  const added = useMemo(() => placed(fresh, atHome ? host : '', place), [fresh, atHome, host, place]);

  async function choose(picked: File | undefined) {
    if (!picked) return;
    const { read: found, refused } = await readFile(picked);
    setRefusal(refused);
    setFile(found);
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
          <ImportSource
            typed={typed}
            onType={(next) => {
              setRefusal('');
              setTyped(next);
            }}
            file={file}
            refusal={refusal}
            onFile={choose}
            onClear={() => setFile(null)}
          />
          {reading.columns && read.trim() !== '' && (
            <ImportColumns
              key={read}
              columns={reading.columns}
              onChoose={(next) => setChosen({ of: read, columns: next })}
            />
          )}
          {read.trim() !== '' && (
            <ImportPreview
              plan={{ ...plan, fresh }}
              places={added}
              problems={reading.problems}
              registered={people.length}
              maxParticipants={maxParticipants}
            />
          )}
          {host !== '' && schoolless > 0 && (
            <label className={styles.skip}>
              <input
                type="checkbox"
                checked={atHome}
                onChange={({ target }) => setHomeChosen(target.checked)}
              />
              {schoolless === 1 ? 'The one' : `The ${schoolless}`} without a school{' '}
              {schoolless === 1 ? 'is' : 'are'} from {host}
            </label>
          )}
          {maybes > 0 && (
            <label className={styles.skip}>
              <input
                type="checkbox"
                checked={skipping}
                onChange={({ target }) => setSkipping(target.checked)}
              />
              Skip {maybes === 1 ? 'the one who may be' : `the ${maybes} who may be`} on the list twice
            </label>
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
          <Button disabled={count === 0 || read !== text} onClick={() => onAdd(added)}>
            {failure ? 'Retry: add' : 'Add'} {count} {count === 1 ? 'person' : 'people'}
          </Button>
        </div>
      )}
    </div>
  );
}
