import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import type { KnownNames } from '../../../../domain/participants/knownNames.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { ownSchools } from '../../../../domain/participants/placeOf.ts';
import { smallestField } from '../../../../domain/results/points.ts';
import type { Results } from '../../../../domain/results/results.ts';
import { readPlacings } from '../../../../domain/results/typed/readPlacings.ts';
import { placingFacts, understand } from '../../../../domain/results/typed/understand.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { type TypedDraft, typedDraft } from '../../drafts/typedPlaces.ts';
import { AddPerson } from './AddPerson.tsx';
import { PasteBox } from './PasteBox.tsx';
import { PublishTyped, type TypedActions } from './PublishTyped.tsx';
import { TypedLines } from './TypedLines.tsx';
import styles from './TypedPlaces.module.css';
import { useTypedList } from './useTypedList.ts';

type Props = {
  event: StaffEvent;
  /** The participants, null until they are loaded. */
  people: readonly Participant[] | null;
  names: KnownNames | null;
  /** What is published now. */
  results: Results | null;
  /** What the list begins with when nothing of it is kept in this browser. */
  start: TypedDraft;
  actions: TypedActions;
  /** Begins again, with what is published by then. */
  onAgain: () => void;
};

const none: readonly Participant[] = [];

/** Types all places of a night: paste or add people, see what becomes of them, publish. */
export function TypedForm({ event, people, names, results, start, actions, onAgain }: Props) {
  const typed = useTypedList(event.id, start);
  const { list, dirty, version } = typed;
  const own = useMemo(() => ownSchools(event, people ?? none), [event, people]);
  const facts = useMemo(() => placingFacts({ people: people ?? none, own, names }), [people, own, names]);
  const { rows, players } = list;
  // Not of the text, which changes with each key: a long list takes a second.
  const understood = useMemo(() => understand({ rows, players }, facts), [rows, players, facts]);
  const read = useDeferredValue(list.text);
  const found = useMemo(() => readPlacings(read, facts), [read, facts]);
  const isReady = people !== null && names !== null;
  const checkedIn = (people ?? none).filter((person) => person.checkedIn).length;
  const placed = useMemo(
    () => new Set(understood.lines.flatMap(({ person }) => (person ? [person.id] : []))),
    [understood],
  );
  const again = () => {
    typedDraft(event.id).clear();
    onAgain();
  };

  return (
    <div className={`${layout.column3} ${styles.form}`}>
      {results && results.version > version && (
        <Warning>
          <p>Someone else has published these places since you began.</p>
          <div className={`${layout.wrap3} ${styles.buttons}`}>
            <Button tone="plain" onClick={again}>
              Show theirs
            </Button>
            {dirty && (
              <Button tone="plain" onClick={() => typed.goOnOver(results.version)}>
                Keep what I typed
              </Button>
            )}
          </div>
        </Warning>
      )}
      <PasteBox typed={typed} read={read} found={found} />
      <AddPerson people={people ?? none} placed={placed} onAdd={typed.add} />
      {list.rows.length > 0 && <TypedLines understood={understood} typed={typed} names={names} />}
      <div className={styles.players}>
        <Field
          label="How many played?"
          hint={`Everyone who played the first hand. Left empty, it's those on the list${
            checkedIn > 0 ? `; ${checkedIn} checked in` : ''
          }.`}
          error={understood.playersMistake}
          inputMode="numeric"
          autoComplete="off"
          placeholder={list.rows.length > 0 ? String(list.rows.length) : undefined}
          value={list.players}
          onChange={({ target }) => typed.setPlayers(target.value)}
        />
        {understood.players > 0 && understood.players < smallestField && (
          <p className={layout.note}>A field under {smallestField} gives places but no points.</p>
        )}
      </div>
      {!isReady && <p role="status">Loading the participants and the list of schools…</p>}
      <PublishTyped
        event={event}
        typed={typed}
        understood={understood}
        unread={found.rows.length}
        results={results}
        isReady={isReady}
        actions={actions}
      />
      {dirty && <Kept isCorrection={results !== null} onDiscard={again} />}
    </div>
  );
}

/** Says where what is typed is, and discards it. */
function Kept({ isCorrection, onDiscard }: { isCorrection: boolean; onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={`${staffLayout.bar3} ${styles.kept}`}>
      <p>Kept in this browser until you publish.</p>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Discard
      </Button>
      {asking && (
        <ConfirmDialog
          title="Discard what you typed?"
          question={isCorrection ? 'The published places stay.' : 'The list on this page will be gone.'}
          action="Discard"
          danger
          onConfirm={async () => onDiscard()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

export function Warning({ children }: { children: ReactNode }) {
  return <div className={`${staffLayout.warning} ${staffLayout.stack3}`}>{children}</div>;
}
