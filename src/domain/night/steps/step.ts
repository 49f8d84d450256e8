import { entriesOf, list, number, readFields, text } from '../../fields/storedFields.ts';
import type { Patch } from '../board/boardPatch.ts';

/** Everything that a director does, by the name in the log. */
export const stepKinds = [
  'close',
  'draw',
  'throw',
  'plan',
  'move',
  'late',
  'absent',
  'break',
  'disqualify',
  'left',
  'wave',
  'pause',
  'resume',
  'tie',
  'close-round',
  'reopen-round',
  'exchange',
  'heal',
  'aside',
  'show',
  'names',
  'closing',
  'undo',
] as const;
export type StepKind = (typeof stepKinds)[number];

/** The kind of a step that a newer version of the console made and this one doesn't know. */
export const NEWER = 'newer';

/**
 * An act of the director in the log; never changed afterwards (season design, 3.1). The board is what the
 * patches of all steps make of nothing, one after the other, with the counts that the slips say.
 */
export type Step = {
  /** The revision of the board that it made, counted from 1. */
  rev: number;
  kind: StepKind | typeof NEWER;
  /** The account that did it, and the name of whoever used it; '' when they didn't say. */
  by: string;
  who: string;
  /** When, by its device's clock, in milliseconds. */
  at: number;
  note: string;
  patch: Patch;
  /** What stood at the paths of the patch before. */
  before: Patch;
  /** A random text by which a device knows its own step again. */
  token: string;
  /** For 'aside': the device whose slips don't count since a moment. */
  aside: { by: string; since: number } | null;
  /** For 'undo': the revision that it took back; else 0. */
  undoes: number;
};

/** Returns the step in a stored document; never throws. */
export function readStep(id: string, data: unknown): Step {
  const { kind, patch, before, aside, ...rest } = readFields(
    {
      kind: text,
      by: text,
      who: text,
      at: number,
      note: text,
      patch: readPatch,
      before: readPatch,
      token: text,
      aside: readAside,
      undoes: number,
    },
    data,
  );
  return {
    ...rest,
    rev: Number(id) || 0,
    kind: stepKinds.find((known) => known === kind) ?? NEWER,
    patch,
    before,
    aside,
  };
}

function readPatch(value: unknown): Patch {
  return list(value).map((item) => {
    const given = new Map(entriesOf(item));
    const path = text(given.get('path'));
    return given.has('value') ? { path, value: given.get('value') } : { path };
  });
}

function readAside(value: unknown): Step['aside'] {
  const aside = readFields({ by: text, since: number }, value);
  return aside.by ? aside : null;
}
