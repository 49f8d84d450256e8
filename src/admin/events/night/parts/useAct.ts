import { useRef, useState } from 'react';
import type { Sent } from '../../../../data/changes/sender.ts';
import { isConflict, isRefused } from '../../../../data/errors.ts';
import { type StaffBoard, stepAt } from '../../../../data/staff/night.ts';
import { staffId } from '../../../../data/staff/session/session.ts';
import { type Act, actChange } from '../../../../domain/night/steps/act.ts';
import { Refusal } from '../../../../domain/night/steps/refusal.ts';
import type { Step } from '../../../../domain/night/steps/step.ts';
import { submit } from '../../../../parts/attempt.ts';
import { offerRetry, showToast } from '../../../../ui/toast.ts';
import { stepText } from './stepText.ts';

/** Makes an act of the board as it stands when it is sent, null before the list is closed. */
export type MakeAct = (night: StaffBoard | null, at: number) => Act | Promise<Act>;

type ActWords = {
  /** The message when the act fails. */
  failed: string;
  /** The message when it is saved; left out where the screen shows it. */
  done?: string | undefined;
  /** Takes it back; offered with `done`. */
  undo?: MakeAct | undefined;
};

/** What staff do with the night beside the sending, which tests replace. */
export type ActSources = { by: () => string; stepAt: (eventId: string, rev: number) => Promise<Step | null> };
const real: ActSources = { by: staffId, stepAt };

/**
 * Returns the function that sends an act of the director, one at a time. When another director was faster, it
 * says what they did and resolves to 'refused', so that a form stays open with what was typed.
 */
export function useAct(eventId: string, night: StaffBoard | null, { by, stepAt: stepOf } = real) {
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const latest = useRef(night);
  latest.current = night;

  async function act(make: MakeAct, words: ActWords): Promise<Sent | 'refused'> {
    if (sending.current) return 'refused';
    sending.current = true;
    setBusy(true);
    const standing = latest.current;
    const at = Date.now();
    const { failed, done, undo } = words;
    const subject = `night ${eventId}`;
    try {
      const made = await make(standing, at);
      return await submit(() => actChange(eventId, standing?.data ?? null, made, { by: by(), at }), {
        failed,
        done,
        undo: undo && (() => void act(undo, { failed: 'Failed to undo that. Please try again.' })),
        subject,
      });
    } catch (error) {
      if (error instanceof Refusal) {
        showToast(error.message, 'alert', [], subject);
        return 'refused';
      }
      const other = await fasterStep(error, (standing?.board.rev ?? 0) + 1);
      const retry = () => void act(make, words);
      if (other) showToast(`Someone else just did something: ${stepText(other)}.`, 'alert', [], subject);
      else offerRetry(failed, retry, subject);
      return 'refused';
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  /** Returns the step that somebody else made in place of the refused one. */
  async function fasterStep(error: unknown, rev: number): Promise<Step | null> {
    if (!isRefused(error) && !isConflict(error)) return null;
    return stepOf(eventId, rev).catch(() => null);
  }

  return { act, busy };
}
