import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { isConflict } from '../../data/errors.ts';
import { addFraternity, saveFraternity } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import {
  changedFields,
  emptyFraternity,
  type FraternityEdit,
  type FraternityFields,
  fraternityEdit,
  fraternityFields,
  fraternityMerge,
} from '../../domain/fraternities/fraternityForm.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { submit, tellSaved } from '../../parts/attempt.ts';
import { useMergedEdit } from '../parts/useMergedEdit.ts';
import type { fraternityDraft } from './fraternityDraft.ts';

const failed = 'Error saving changes. Please try again.';
const notAdded = 'Error adding fraternity. Please try again.';

type Given = {
  collegeId: string;
  fraternity: Fraternity;
  now: Fraternity | null;
  /** Where the edit is kept while it is unsaved. Keep it the same object (useState). */
  draft: ReturnType<typeof fraternityDraft>;
  onClose: () => void;
};

/**
 * Keeps the form of a fraternity in step with the stored document (`now`, null when it is deleted). Fields
 * that were not edited here follow what others save; fields changed on both sides are in `disputes` until the
 * user decides.
 */
export function useFraternityEdit({ collegeId, fraternity, now, draft, onClose }: Given) {
  const [first] = useState(draft.get);
  const [restored, setRestored] = useState(first !== null);
  const [base, setBase] = useState(() => first?.base ?? fraternityFields(fraternity));
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState('');
  const gone = now === null || missing;
  const schema = useMemo(() => fraternityEdit(gone ? emptyFraternity() : base), [gone, base]);
  const form = useSchemaForm(schema, base);

  const merged = useMergedEdit<FraternityFields>({
    rules: fraternityMerge,
    start: base,
    edit: () => ({ base, mine: form.getValues() }),
    show: (next) => {
      setBase(next.base);
      fill(form, next);
    },
  });
  const { disputes, meet, decide } = merged;

  const { forget } = useKeptEdit({ form, base, draft });

  const onNews = useEffectEvent((news: Fraternity) => {
    if (first || news !== fraternity) meet(fraternityFields(news));
  });
  useEffect(() => {
    if (now) onNews(now);
  }, [now]);

  function close(then: () => void): void {
    forget();
    then();
  }

  function startOver(): void {
    setRestored(false);
    form.reset(merged.theirs);
    merged.startOver();
  }

  async function addAgain(changes: FraternityEdit, name: string): Promise<void> {
    await submit(() => addFraternity(collegeId, { ...changes, name }, fraternity), {
      failed: notAdded,
      done: `${name} was added.`,
      onSaved: () => close(onClose),
    });
  }

  async function saveChanges(changes: FraternityEdit): Promise<void> {
    if (disputes.length > 0) return decide();
    const edit = { base, mine: form.getValues() };
    const saved = await saveFraternity(collegeId, fraternity, edit, changes, failed);
    if (saved.outcome === 'gone') return setMissing(true);
    if (saved.outcome === 'disputed') {
      meet(fraternityFields(saved.theirs));
      return decide();
    }
    tellSaved(saved.outcome, { done: 'Changes saved successfully!', kept: '' });
    close(onClose);
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

  return { form, restored, startOver, close, gone, merged, failure, save };
}

type Kept = {
  form: ReturnType<typeof useSchemaForm<FraternityFields, FraternityEdit>>;
  base: FraternityFields;
  draft: Given['draft'];
};

/** Keeps what is typed in the draft, and puts a kept edit back into the form; `forget` ends both. */
function useKeptEdit({ form, base, draft }: Kept) {
  const closed = useRef(false);

  const resume = useEffectEvent(() => {
    const kept = draft.get();
    if (!kept) return;
    for (const name of changedFields(kept)) form.setValue(name, kept.mine[name], { shouldDirty: true });
  });
  useEffect(() => resume(), []);

  const keep = useEffectEvent(() => {
    const edit = { base, mine: form.getValues() };
    if (closed.current) return;
    if (changedFields(edit).length > 0) draft.set(edit);
    else draft.clear();
  });
  const { subscribe } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the new base as well
  useEffect(() => {
    keep();
    return subscribe({ formState: { values: true }, callback: () => keep() });
  }, [subscribe, base]);

  return {
    forget: () => {
      closed.current = true;
      draft.clear();
    },
  };
}

/** Shows an edit in the form: what was not changed here as it is stored, the rest as typed. */
function fill(form: Kept['form'], { base, mine }: { base: FraternityFields; mine: FraternityFields }): void {
  form.reset(base, { keepDirty: true, keepDirtyValues: true, keepErrors: true, keepTouched: true });
  for (const name of fraternityMerge.names)
    if (form.getValues(name) !== mine[name]) form.setValue(name, mine[name], { shouldDirty: true });
}
