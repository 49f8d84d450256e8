import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { updateFraternities } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import {
  type ChairField,
  disputedChair,
  editedRushChairs,
  type RushChair,
  rushChair,
  settledChair,
  shownChair,
  type TypedChair,
  typedChair,
} from '../../domain/fraternities/rushChairs.ts';
import { type PastedChairs, pastedChairs } from '../../domain/outreach/csv/pastedChairs.ts';
import { counted } from '../../domain/text/counted.ts';
import { tabDraft } from '../../parts/draftStore.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';
import styles from './Fraternities.module.css';
import { RushChairRow } from './RushChairRow.tsx';

const failed = 'Failed to update rush chairs';
const conflict = 'Someone else changed one of these rush chairs just now. Check the rows and save again.';

const Field = v.optional(v.object({ was: v.string(), mine: v.string() }));
const Chair = v.object({ rushChairName: Field, rushChairNumber: Field, rushChairEmail: Field });
const Draft: v.GenericSchema<unknown, Record<string, TypedChair>> = v.record(v.string(), Chair);

type Props = {
  collegeId: string;
  collegeName: string;
  /** The fraternities as they are stored now. */
  fraternities: readonly Fraternity[];
  onClose: () => void;
};

/**
 * Edits the rush chairs of all fraternities of a college in one form, filled with the known ones, or takes
 * them from a sheet. The changes are written together (specification 2.16; specification-decisions, "Bulk
 * rush chairs"); what a colleague changes meanwhile is shown, and decided where both changed it.
 */
function BulkRushChairsDialog({ collegeId, collegeName, fraternities, onClose }: Props) {
  const { listed, rows, changes, mistakes, restored, typeIn, settle, startOver, forget } = useTypedChairs(
    collegeId,
    fraternities,
  );
  const [pasted, setPasted] = useState<PastedChairs | null>(null);
  const { busy, failure, submit } = useSubmit();
  const list = useRef<HTMLUListElement>(null);

  async function save() {
    if (mistakes.size > 0) return;
    const open = list.current?.querySelector<HTMLElement>('[data-disputed] > [tabindex="-1"]');
    if (open) return open.focus();
    await submit(() => updateFraternities(collegeId, fraternities, changes), {
      failed,
      conflict,
      done: 'Changes saved successfully!',
      kept: '',
      onSaved: close,
    });
  }

  function close(): void {
    forget();
    onClose();
  }

  function paste(id: string, field: ChairField, event: ClipboardEvent): void {
    const found = pastedChairs(event.clipboardData.getData('text/plain'), listed, { id, field });
    if (!found) return;
    event.preventDefault();
    typeIn(found.chairs);
    setPasted(found);
  }

  return (
    <FormDialog
      title="Bulk Update Rush Chairs"
      lead={`${collegeName}. Only what you change is saved. You can paste cells from a sheet into any field.`}
      className={styles.bulk}
      dirty={changes.size > 0 || mistakes.size > 0}
      onSubmit={save}
      draft={{ restored, startOver }}
      onClose={close}
      failure={failure}
      action="Save All Changes"
      busyAction="Saving…"
      busy={busy}
      disabled={changes.size === 0}
    >
      <p role="status" className={styles.pasted}>
        {pasted && pastedText(pasted)}
      </p>
      <ul ref={list} onKeyDown={toNextField}>
        {rows.map(({ id, name, gone, stored, typed: own, shown }) => (
          <RushChairRow
            key={id}
            name={name}
            chair={shown}
            stored={stored}
            gone={gone}
            disputes={gone ? [] : disputedChair(own, stored)}
            mistakes={mistakes.get(id)}
            changed={changes.has(id)}
            onChange={(fields) => typeIn(new Map([[id, fields]]))}
            onSettle={(field, choice) => settle(id, settledChair(own, stored, field, choice))}
            onPaste={(field, event) => paste(id, field, event)}
          />
        ))}
      </ul>
    </FormDialog>
  );
}

/** What is typed here over what is stored, kept in the tab; what both changed is disputed. */
function useTypedChairs(collegeId: string, fraternities: readonly Fraternity[]) {
  // The rows stay as they were when the dialog opened; what is in them follows what colleagues save.
  const [listed] = useState(fraternities);
  const [draft] = useState(() => tabDraft(`rush chairs ${collegeId}`, Draft));
  const [typed, setTyped] = useState(() => new Map(Object.entries(draft.get() ?? {})));
  const [restored, setRestored] = useState(typed.size > 0);
  const rows = listed.map((seen) => {
    const now = fraternities.find(({ id }) => id === seen.id);
    const stored = rushChair(now ?? seen);
    const own = typed.get(seen.id) ?? {};
    return { ...seen, gone: !now, stored, typed: own, shown: shownChair(own, stored) };
  });
  const there = rows.filter(({ gone }) => !gone);
  const { changes, mistakes } = editedRushChairs(
    new Map(there.map(({ id, stored }) => [id, stored])),
    new Map(there.map(({ id, shown }) => [id, shown])),
  );

  function keep(next: Map<string, TypedChair>): void {
    setTyped(next);
    draft.set(Object.fromEntries(next));
  }
  function startOver(): void {
    setTyped(new Map());
    setRestored(false);
    draft.clear();
  }

  function typeIn(chairs: ReadonlyMap<string, Partial<RushChair>>): void {
    const next = new Map(typed);
    for (const { id, typed: own, stored } of rows) {
      const fields = chairs.get(id);
      if (fields) next.set(id, typedChair(own, stored, fields));
    }
    keep(next);
  }

  return {
    listed,
    rows,
    changes,
    mistakes,
    restored,
    typeIn,
    settle: (id: string, chair: TypedChair) => keep(new Map(typed).set(id, chair)),
    startOver,
    forget: () => draft.clear(),
  };
}

/** Enter goes to the next field, as in a sheet; from the last one to the button that saves. */
function toNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  (next ?? event.target.form?.querySelector<HTMLButtonElement>('button[type="submit"]'))?.focus();
}

/** Returns 'Pasted 5 rush chairs. 1 row doesn't match a fraternity here: Kappa X.' */
function pastedText({ chairs, left }: PastedChairs): string {
  const done = `Pasted ${counted(chairs.size, 'rush chair')}.`;
  if (left.length === 0) return done;
  return `${done} ${counted(left.length, "row doesn't", "rows don't")} match a fraternity here: ${left.join(', ')}.`;
}

export { BulkRushChairsDialog as Component };
