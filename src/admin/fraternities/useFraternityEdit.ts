import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isConflict } from '../../data/errors.ts';
import { addFraternity, saveFraternity } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import {
  changedFields,
  disputedFields,
  emptyFraternity,
  type FraternityEdit,
  type FraternityFieldName,
  type FraternityFields,
  type FraternityFormEdit,
  fraternityEdit,
  fraternityFields,
} from '../../domain/fraternities/fraternityForm.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { submit, tellSaved } from '../../parts/attempt.ts';

const failed = 'Error saving changes. Please try again.';
const notAdded = 'Error adding fraternity. Please try again.';

type Given = {
  collegeId: string;
  fraternity: Fraternity;
  now: Fraternity | null;
  /** An edit that was left unsaved, to go on with. */
  kept?: FraternityFormEdit | undefined;
  onClose: () => void;
};

/**
 * Keeps the form of a fraternity in step with the stored document (`now`, null when it is deleted). Fields
 * that were not edited here follow what others save; fields changed on both sides are in `disputes` until the
 * user decides.
 */
export function useFraternityEdit({ collegeId, fraternity, now, kept, onClose }: Given) {
  const [base, setBase] = useState(() => kept?.base ?? fraternityFields(fraternity));
  const [disputes, setDisputes] = useState<readonly FraternityFieldName[]>([]);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const gone = now === null || missing;
  const schema = useMemo(() => fraternityEdit(gone ? emptyFraternity() : base), [gone, base]);
  const form = useSchemaForm(schema, base);

  function meet(theirs: FraternityFields): void {
    const found = disputedFields({ base, mine: form.getValues() }, theirs);
    setDisputes((open) => [...new Set([...open, ...found])]);
    setBase(theirs);
    form.reset(theirs, { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepTouched: true });
  }

  const resume = useEffectEvent(() => {
    if (!kept) return;
    for (const name of changedFields(kept)) form.setValue(name, kept.mine[name], { shouldDirty: true });
  });
  useEffect(() => resume(), []);

  const onNews = useEffectEvent((news: Fraternity) => {
    if (kept || news !== fraternity) meet(fraternityFields(news));
  });
  useEffect(() => {
    if (now) onNews(now);
  }, [now]);

  function settle(name: FraternityFieldName, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') form.setValue(name, base[name], { shouldDirty: true });
    setDisputes(disputes.filter((each) => each !== name));
  }

  function decide(): void {
    // The panel may not be on the page yet.
    requestAnimationFrame(() => panel.current?.focus());
  }

  async function addAgain(changes: FraternityEdit, name: string): Promise<void> {
    await submit(() => addFraternity(collegeId, { ...changes, name }, fraternity), {
      failed: notAdded,
      done: `${name} was added.`,
      onSaved: onClose,
    });
  }

  async function saveChanges(changes: FraternityEdit): Promise<void> {
    if (disputes.length > 0) return decide();
    const saved = await saveFraternity(
      collegeId,
      fraternity,
      { base, mine: form.getValues() },
      changes,
      failed,
    );
    if (saved.outcome === 'gone') return setMissing(true);
    if (saved.outcome === 'disputed') {
      meet(fraternityFields(saved.theirs));
      return decide();
    }
    tellSaved(saved.outcome, { done: 'Changes saved successfully!', kept: '' });
    onClose();
  }

  async function save(changes: FraternityEdit): Promise<void> {
    setFailure('');
    const name = form.getValues('name').trim();
    try {
      if (gone) await addAgain(changes, name);
      else await saveChanges(changes);
    } catch (error) {
      const isThere = gone && isConflict(error);
      setFailure(isThere ? `${name} is already listed at this college` : gone ? notAdded : failed);
    }
  }

  return { form, base, gone, disputes, settle, failure, panel, save };
}
