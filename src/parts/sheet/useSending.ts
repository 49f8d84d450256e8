import { useRef, useState } from 'react';
import { dataError } from '../../data/errors.ts';
import { useLeaveWarning } from '../../hooks/useLeaveWarning.ts';
import { useLeaving } from '../../hooks/useLeaving.ts';
import { type MakeChange, submit } from '../attempt.ts';

/** A part of an import, which is stored as a whole or not at all, and the number of its rows. */
export type SheetPart = { rows: number; make: MakeChange };

/** How the parts are sent. */
type How = {
  /** The message when a part is refused. */
  failed: string;
  /** How long to wait for a part, in milliseconds; then it counts as waiting. */
  timeout: number;
  /** Whether nothing more is sent after a part that was refused. */
  stopsAtFailure?: boolean;
};

/** The parts that were sent, the number of their rows, and why others weren't. */
type Sending<Part> = { sent: Part[]; done: number; waits: boolean; refused: boolean; conflict: boolean };

/**
 * Sends an import part by part. `progress`: how many rows are sent, null while nothing is. The browser asks
 * before the page is left meanwhile; a component that goes away stops after the part that is on its way.
 */
export function useSending(how: How) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const stopped = useRef(false);
  const left = useRef(false);
  useLeaving(() => {
    stopped.current = true;
    left.current = true;
  });
  useLeaveWarning(() => progress !== null);

  /** Sends the parts. `of`: the rows of all; `hasLeft`: the page was left meanwhile. Never rejects. */
  async function send<Part extends SheetPart>(parts: readonly Part[]) {
    stopped.current = false;
    left.current = false;
    const of = parts.reduce((sum, { rows }) => sum + rows, 0);
    const tell = (done: number) => setProgress({ done, of });
    tell(0);
    const sending = await sendAll(parts, how, tell, () => stopped.current);
    setProgress(null);
    return { ...sending, of, hasLeft: left.current };
  }

  return {
    progress,
    send,
    /** Stops after the part that is on its way. */
    stop: () => {
      stopped.current = true;
    },
  };
}

/**
 * Sends the parts one after the other and tells how many rows are sent; `isStopped` ends it. As soon as a
 * part waits for a network the others are handed over at once, so that the browser keeps all of them.
 */
async function sendAll<Part extends SheetPart>(
  parts: readonly Part[],
  { failed, timeout, stopsAtFailure = false }: How,
  tell: (done: number) => void,
  isStopped: () => boolean,
): Promise<Sending<Part>> {
  const outcome: Sending<Part> = { sent: [], done: 0, waits: false, refused: false, conflict: false };
  async function sendOne(part: Part): Promise<void> {
    try {
      const sent = await submit(part.make, { failed, timeout });
      outcome.waits ||= sent === 'queued';
      outcome.sent.push(part);
      outcome.done += part.rows;
    } catch (error) {
      const { kind } = dataError(error);
      if (kind === 'conflict' || kind === 'missing') outcome.conflict = true;
      else outcome.refused = true;
    }
    tell(outcome.done);
  }
  for (const [at, part] of parts.entries()) {
    const hasFailed = outcome.refused || outcome.conflict;
    if (isStopped() || (stopsAtFailure && hasFailed)) break;
    if (outcome.waits) {
      await Promise.all(parts.slice(at).map(sendOne));
      break;
    }
    await sendOne(part);
  }
  return outcome;
}
