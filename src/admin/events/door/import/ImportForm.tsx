import type { ReactNode } from 'react';
import type { Completion } from '../../../../domain/participants/completions.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { SendProgress } from '../../../../parts/sheet/SendProgress.tsx';
import { fileDrop } from '../../../../parts/sheet/SheetFile.tsx';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { ImportChecks } from './ImportChecks.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import { PeopleColumns } from './PeopleColumns.tsx';
import styles from './PeopleImport.module.css';
import { peopleText } from './peopleText.ts';
import type { Place, PlacedPerson } from './placed.ts';
import { type PeopleSheet, usePeopleSheet } from './usePeopleSheet.ts';

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
  running: { done: number; of: number } | null;
  failure: string;
  /** Shown while there are no rows. */
  past?: ReactNode;
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
  past,
  ...on
}: Props) {
  const sheet = usePeopleSheet({ people, host, place });
  const { added, filled, reading, read } = sheet;
  return (
    <div
      className={`${layout.column4} ${consoleLayout.dialog}`}
      {...fileDrop((file) => void sheet.choose(file))}
    >
      <h2 id={titleId}>Import participants</h2>
      {running ? (
        <div className={styles.progress}>
          <SendProgress {...running} onStop={on.onStop} />
        </div>
      ) : (
        <>
          <ImportSource sheet={sheet} />
          {read.trim() === '' && past}
          {reading.columns && read.trim() !== '' && (
            <PeopleColumns key={read} columns={reading.columns} onChoose={sheet.chooseColumns} />
          )}
          {read.trim() !== '' && (
            <ImportPreview
              plan={sheet.plan}
              places={added}
              problems={reading.problems}
              registered={people.length}
              maxParticipants={maxParticipants}
            />
          )}
          <ImportChecks sheet={sheet} host={host} />
        </>
      )}
      <p role="alert" className={consoleLayout.failure}>
        {failure}
      </p>
      {!running && (
        <div className={consoleLayout.foot3}>
          <Button tone="plain" onClick={on.onCancel}>
            Cancel
          </Button>
          <Button
            disabled={added.length + filled.length === 0 || !sheet.isRead}
            onClick={() => on.onAdd(added, filled)}
          >
            {failure ? 'Retry: ' : ''}
            {actionText(sheet, failure === '')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Returns 'Add 2 people, update 3'. */
function actionText({ added: { length: added }, filled }: PeopleSheet, first: boolean): string {
  const updated = filled.length;
  const words =
    added === 0 && updated > 0
      ? `Update ${peopleText(updated)}`
      : `Add ${peopleText(added)}${updated > 0 ? `, update ${updated}` : ''}`;
  return first ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
