import { useRef, useState } from 'react';
import type { Sent } from '../../../data/changes/sender.ts';
import { isConflict, isRefused } from '../../../data/errors.ts';
import { boardNow, type StaffBoard, stepAt } from '../../../data/staff/night.ts';
import { ownNameOrAsk } from '../../../data/staff/session/ownName.ts';
import { staffId } from '../../../data/staff/session/session.ts';
import type { Change } from '../../../domain/changes/change.ts';
import { type Act, actChange } from '../../../domain/night/steps/act.ts';
import { Refusal } from '../../../domain/night/steps/refusal.ts';
import { readStep, type Step } from '../../../domain/night/steps/step.ts';
import { undoAct, whyNotUndone } from '../../../domain/night/steps/undo.ts';
import { submit } from '../../../parts/attempt.ts';
import { offerRetry, showToast } from '../../../ui/toast.ts';
import { stepText } from './stepText.ts';

/** Makes an act of the board as it stands when it is sent, null before the list is closed. */
export type MakeAct = (night: StaffBoard | null, at: number) => Act | Promise<Act>;

type ActWords = {
  /** The message when the act fails. */
  failed: string;
  /** The message when it is saved; left out where the screen shows it. */
  done?: string | undefined;
  /** Whether it can be taken back; offered with `done`. */
  undo?: boolean | undefined;
};

/** What an act needs beside the sending; tests have their own. */
export type ActSources = {
  by: () => string;
  /** Their name; null when they don't say it, so that nothing is sent. */
  who: () => Promise<string | null>;
  stepAt: (eventId: string, rev: number) => Promise<Step | null>;
  boardNow: (eventId: string) => Promise<StaffBoard | null>;
};
const real: ActSources = { by: staffId, who: ownNameOrAsk, stepAt, boardNow };

/**
 * Returns the function that sends an act of the director, one for each revision of the board: pressed twice
 * it's sent once, and once the board shows it the next one follows, confirmed or not. When another director
 * was faster, it says what they did and resolves to 'refused', so that a form stays open with what was typed.
 */
export function useAct(eventId: string, night: StaffBoard | null, sources = real) {
  const [going, setGoing] = useState(0);
  const sending = useRef(new Set<number>());

  async function act(make: MakeAct, words: ActWords): Promise<Sent | 'refused'> {
    const rev = night?.board.rev ?? 0;
    if (sending.current.has(rev)) return 'refused';
    sending.current.add(rev);
    setGoing((count) => count + 1);
    const who = await sources.who();
    const place = { eventId, night, sources, who: who ?? '' };
    const sent = who === null ? 'refused' : await sendAct(place, make, words);
    sending.current.delete(rev);
    setGoing((count) => count - 1);
    return sent;
  }

  return { act, busy: going > 0 };
}

type Place = { eventId: string; night: StaffBoard | null; sources: ActSources; who: string };

async function sendAct(place: Place, make: MakeAct, words: ActWords): Promise<Sent | 'refused'> {
  const { eventId, night, sources, who } = place;
  const { failed, done, undo } = words;
  const subject = `night ${eventId}`;
  const at = Date.now();
  try {
    const made = await make(night, at);
    const change = actChange(eventId, night?.data ?? null, made, { by: sources.by(), who, at });
    const takeBack = () => void undoChange(place, change);
    return await submit(() => change, { failed, done, undo: undo ? takeBack : undefined, subject });
  } catch (error) {
    const again = () => void later(place, make, words);
    const other = await fasterStep(place, error);
    if (error instanceof Refusal) showToast(error.message, 'alert', [], subject);
    else if (other)
      showToast(
        `${other.who || 'Someone else'} just did something: ${stepText(other)}.`,
        'alert',
        [],
        subject,
      );
    else offerRetry(failed, again, subject);
    return 'refused';
  }
}

/** Sends an act of a toast's button; the screen that offered it may be gone, so the board is read again. */
async function later(place: Place, make: MakeAct, words: ActWords): Promise<void> {
  const night = await place.sources.boardNow(place.eventId).catch(() => undefined);
  if (night === undefined) offerRetry(words.failed, () => void later(place, make, words));
  else await sendAct({ ...place, night }, make, words);
}

async function undoChange(place: Place, change: Change): Promise<void> {
  const step = stepOf(place.eventId, change);
  const undo: MakeAct = (night) => {
    const why = step && night ? whyNotUndone(night, step, [step]) : 'It was changed since.';
    if (!step || why) throw new Refusal(`This can't be undone. ${why}`);
    return undoAct(step);
  };
  await later(place, undo, { failed: 'Failed to undo that. Please try again.', done: 'Undone.' });
}

/** Returns the step that somebody else made in place of the refused one. */
async function fasterStep(
  { eventId, night, sources }: Omit<Place, 'who'>,
  error: unknown,
): Promise<Step | null> {
  if (!isRefused(error) && !isConflict(error)) return null;
  return sources.stepAt(eventId, (night?.board.rev ?? 0) + 1).catch(() => null);
}

/** Returns the step in a change of a night. */
function stepOf(eventId: string, { writes }: Change): Step | null {
  const folder = `events/${eventId}/steps/`;
  const write = writes.find(({ path }) => path.startsWith(folder));
  return write?.op === 'set' ? readStep(write.path.slice(folder.length), write.fields) : null;
}
