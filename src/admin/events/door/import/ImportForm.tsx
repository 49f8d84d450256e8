import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type Completion, completions } from '../../../../domain/participants/completions.ts';
import { importPlan } from '../../../../domain/participants/importPlan.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import type { PersonColumns } from '../../../../domain/participants/personColumns.ts';
import { readPeople } from '../../../../domain/participants/readPeople.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { ImportColumns } from './ImportColumns.tsx';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportSource, type ReadFile, readFile } from './ImportSource.tsx';
import { peopleText } from './peopleText.ts';
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
  /** Adds people, and fills in what the list doesn't know of others. */
  onAdd: (people: readonly PlacedPerson[], filled: readonly Completion[]) => void;
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
  const [filling, setFilling] = useState(true);
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
  const schoolless = reading.people.filter(({ collegeName }) => collegeName === undefined).length;
  // Where a form asks for the chapter alone, everyone is at home.
  const { school, chapter } = reading.columns ?? {};
  const atHome = homeChosen ?? (chapter !== undefined && school === undefined);
  const said = useMemo(
    () => completions(placed(reading.people, atHome ? host : '', place), people),
    [reading, atHome, host, place, people],
  );
  const filled = filling ? said : [];
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
      className={`${layout.column4} ${styles.body}`}
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
            <Check checked={atHome} onChange={setHomeChosen}>
              {schoolless === 1 ? 'The one' : `The ${schoolless}`} without a school{' '}
              {schoolless === 1 ? 'is' : 'are'} from {host}
            </Check>
          )}
          {said.length > 0 && (
            <Check checked={filling} onChange={setFilling}>
              Fill in what the list doesn't know of {peopleText(said.length)} on it
            </Check>
          )}
          {maybes > 0 && (
            <Check checked={skipping} onChange={setSkipping}>
              Skip {maybes === 1 ? 'the one who may be' : `the ${maybes} who may be`} on the list twice
            </Check>
          )}
        </>
      )}
      <p role="alert" className={`${staffLayout.danger} ${styles.failure}`}>
        {failure}
      </p>
      {!running && (
        <div className={consoleLayout.foot3}>
          <Button tone="plain" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            disabled={count + filled.length === 0 || read !== text}
            onClick={() => onAdd(added, filled)}
          >
            {failure ? 'Retry: ' : ''}
            {actionText(count, filled.length, failure === '')}
          </Button>
        </div>
      )}
    </div>
  );
}

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className={`${staffLayout.row3} ${formLayout.fixedBoxes} ${styles.skip}`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** Returns 'Add 2 people, update 3'. */
function actionText(added: number, updated: number, first: boolean): string {
  const words =
    added === 0 && updated > 0
      ? `Update ${peopleText(updated)}`
      : `Add ${peopleText(added)}${updated > 0 ? `, update ${updated}` : ''}`;
  return first ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
