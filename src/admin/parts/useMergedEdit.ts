import { type RefObject, useRef, useState } from 'react';
import { type Edit, type MergeRules, mergeEdit, settleEdit } from '../../domain/fields/fieldMerge.ts';

type Options<F extends object> = {
  rules: MergeRules<F>;
  /** The stored fields when the edit begins. */
  start: F;
  /** Returns the edit as it is now. */
  edit: () => Edit<F>;
  /** Shows the edit after it was brought up to date. */
  show: (edit: Edit<F>) => void;
};

/** An edit beside what others save meanwhile. */
export type MergedEdit<F extends object> = {
  /** The fields as they are stored. */
  theirs: F;
  /** The fields that this edit and someone else both changed, until the user decides. */
  disputes: readonly (keyof F & string)[];
  /** Brings the edit up to date with what is stored now. */
  meet: (theirs: F) => void;
  settle: (field: keyof F & string, choice: 'mine' | 'theirs') => void;
  /** Shows the stored fields, without any change. */
  startOver: () => void;
  /** The panel of disputes; `decide` moves the focus there. */
  panel: RefObject<HTMLDivElement | null>;
  decide: () => void;
};

/**
 * Keeps an edit in step with the stored fields. Fields that were not edited here follow what others save,
 * edited ones stay as typed, and fields changed on both sides wait for a decision.
 */
export function useMergedEdit<F extends object>({ rules, start, edit, show }: Options<F>): MergedEdit<F> {
  const [theirs, setTheirs] = useState(start);
  const [disputes, setDisputes] = useState<readonly (keyof F & string)[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  return {
    theirs,
    disputes,
    meet: (news) => {
      const merged = mergeEdit(rules, edit(), news);
      show(merged);
      setTheirs(news);
      setDisputes(merged.disputed);
    },
    settle: (field, choice) => {
      show(settleEdit(rules, edit(), theirs, { field, choice }));
      setDisputes(disputes.filter((each) => each !== field));
    },
    startOver: () => {
      show({ base: theirs, mine: theirs });
      setDisputes([]);
    },
    panel,
    // The panel may not be on the page yet.
    decide: () => requestAnimationFrame(() => panel.current?.focus()),
  };
}
