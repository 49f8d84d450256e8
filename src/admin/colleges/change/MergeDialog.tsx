import { useId, useState } from 'react';
import { type DirectoryCollege, offeredColleges } from '../../../domain/colleges/collegeDirectory.ts';
import type { Conflict } from '../../../domain/cross/mergedChapter.ts';
import type { MergedPart, MergeEffect } from '../../../domain/cross/mergedColleges.ts';
import { colleges as listed } from '../../../domain/lists/listedColleges.ts';
import { counted } from '../../../domain/text/counted.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboField } from '../../../ui/ComboField.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormFoot } from '../../../ui/FormFoot.tsx';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { showToast } from '../../../ui/toast.ts';
import styles from './Change.module.css';
import { ChangeEffects, EventEffects } from './ChangeEffects.tsx';
import { Changed, TooMuch } from './EditCollegeDialog.tsx';
import { useCollegeData } from './useCollegeData.ts';
import { useCollegePlan } from './useCollegePlan.ts';

type Props = {
  college: DirectoryCollege;
  directory: readonly DirectoryCollege[];
  /** Called with the record that stays. */
  onMerged: (into: DirectoryCollege) => void;
  onClose: () => void;
};

/** Merges two records of one college, and says beforehand what becomes of everything. */
export function MergeDialog({ college, directory, onMerged, onClose }: Props) {
  const id = useId();
  const data = useCollegeData();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<DirectoryCollege | null>(null);
  const [swapped, setSwapped] = useState(false);
  const { does, isTooMuch, busy, failure, isNew, plan, store, forget } =
    useCollegePlan<MergeEffect>('merge the records');
  const [choices] = useState(() => directory.filter((one) => one.id !== college.id));
  const bothListed = college.isListed && other?.isListed === true;

  function look(one: DirectoryCollege, swap: boolean) {
    setOther(one);
    setSwapped(swap);
    forget();
    if (college.isListed && one.isListed) return;
    const { from, into } = directed(college, one, swap);
    const listing = listed.find((school) => school.id === into.id);
    void plan(
      () => data.plannedMerge(from, into, listing),
      () => false,
      () => {},
    );
  }
  function onStored() {
    if (!does) return;
    showToast(`${does.from.name} is merged into ${does.into.name}.`);
    onMerged(does.into);
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        className={`${layout.column4} ${consoleLayout.dialog}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (does) void store(onStored);
          else if (other) look(other, swapped);
        }}
      >
        <h2 id={id}>Merge {college.name}</h2>
        <ComboField
          label="The other record of this college"
          hint={`Its fraternities, their call history and its events end up in one record: ${stays(college)}`}
          value={typed}
          choicesFor={(text) =>
            offeredColleges(choices, text).map(({ id: key, name, location }) => ({
              key,
              value: name,
              about: location,
            }))
          }
          onChange={(text) => {
            setTyped(text);
            setOther(null);
            forget();
          }}
          onChoose={({ key }) => {
            const chosen = choices.find((one) => one.id === key);
            if (chosen) look(chosen, false);
          }}
        />
        {bothListed && (
          <p role="alert" className={styles.note}>
            {college.name} and {other.name} are two different schools on our list, so they can't be merged.
          </p>
        )}
        {other && !bothListed && !does && !failure && <p role="status">Looking at both records…</p>}
        {does && (
          <>
            {isNew && <Changed />}
            <Records does={does} />
            {other && !college.isListed && !other.isListed && (
              <p>
                <Button tone="plain" onClick={() => look(other, !swapped)}>
                  Keep the other one
                </Button>
              </p>
            )}
            {isTooMuch && <TooMuch />}
            <Effects does={does} />
          </>
        )}
        <FormFoot
          failure={failure}
          action="Merge"
          busy={busy}
          disabled={isTooMuch || bothListed || (!does && !(other && failure))}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

/** Says which of two records stays, before the other one is known. */
function stays({ name, isListed }: DirectoryCollege): string {
  return isListed ? `${name} stays.` : `a school of our list stays; of two added ones you choose.`;
}

/** A school of the list stays, since the browser would show it again; otherwise the chosen record does. */
function directed(college: DirectoryCollege, other: DirectoryCollege, swap: boolean) {
  const otherStays = other.isListed || (!college.isListed && !swap);
  return otherStays ? { from: college, into: other } : { from: other, into: college };
}

function Records({ does: { into, from } }: { does: MergeEffect }) {
  return (
    <dl className={`${staffLayout.stack3} ${consoleLayout.terms}`}>
      <div>
        <dt>Stays</dt>
        <dd>
          <strong>{into.name}</strong> {into.location}
        </dd>
      </div>
      <div>
        <dt>Deleted</dt>
        <dd>
          <strong>{from.name}</strong> {from.location}
        </dd>
      </div>
    </dl>
  );
}

function Effects({ does: { from, chapters, events, past, conflicts } }: { does: MergeEffect }) {
  return (
    <ChangeEffects label="What the merge does">
      {chapters.length === 0 && <li>{from.name} has no fraternities</li>}
      {chapters.map((part) => (
        <li key={part.name}>
          {partText(part)}
          <Conflicts conflicts={part.conflicts} />
        </li>
      ))}
      <EventEffects events={events} past={past} />
      {conflicts.length > 0 && (
        <li>
          The two records don't agree
          <Conflicts conflicts={conflicts} />
        </li>
      )}
    </ChangeEffects>
  );
}

function partText({ name, joins, entries }: MergedPart): string {
  const log = entries > 0 ? ` with ${counted(entries, 'log entry', 'log entries')}` : '';
  if (joins === '') return `${name} moves${log}`;
  return joins === name ? `${name} joins the one there${log}` : `${name} joins ${joins} there${log}`;
}

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <ul className={styles.conflicts}>
      {conflicts.map(({ about, stays, goes }) => (
        <li key={about}>
          {about}: <strong>{stays}</strong> stays, <del>{goes}</del> goes
        </li>
      ))}
    </ul>
  );
}

export { MergeDialog as Component };
