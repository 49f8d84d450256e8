import { type Change, fieldGone, serverNow, setting, updating, type Write } from '../../changes/change.ts';
import { randomId } from '../../changes/randomId.ts';
import type { BracketStatus } from '../../events/bracketStatus.ts';
import { type BoardData, backTo, type Patch, patched } from '../board/boardPatch.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { Step, StepKind } from './step.ts';

/** What the director wants to do; pure data, made by the functions beside this file. */
export type Act = {
  kind: StepKind;
  /** For the log; a reason where one was asked for. */
  note: string;
  patch: Patch;
  /** A line for the public list of changes, without names. */
  line?: string | undefined;
  /** The staff's part of the draw that goes with it. */
  secret?: DrawSecret | undefined;
  /** What the event says from then on. */
  event?: { board?: 'live' | ''; bracketStatus?: BracketStatus; status?: 'active' } | undefined;
  aside?: Step['aside'] | undefined;
  undoes?: number | undefined;
};

/** The maximum lengths of a step's note and of its public line; the rules accept no more. */
const maxNote = 500;
const maxLine = 300;

/** Who does something, by account and name, and when by their clock, in milliseconds. */
export type Actor = { by: string; who?: string; at: number };

/**
 * Returns an act as one batch: the board's next revision, its step, and what belongs to it (season design,
 * 3.4). `data`: the board as it stands, null before the list is closed.
 */
export function actChange(eventId: string, data: BoardData | null, act: Act, { by, who, at }: Actor): Change {
  const before = data ?? {};
  const rev = (typeof before.rev === 'number' ? before.rev : 0) + 1;
  const patch = [...act.patch, ...lines(rev, act, at)];
  const token = randomId(12);
  const step = {
    kind: act.kind,
    by,
    ...(who && { who }),
    at,
    note: clipped(act.note, maxNote),
    patch,
    before: backTo(before, patch),
    token,
    after: tokenOf(before),
    ...(act.aside && { aside: act.aside }),
    ...(act.undoes && { undoes: act.undoes }),
  };
  const path = `events/${eventId}/steps/${rev}`;
  return {
    writes: [
      boardWrite(eventId, data, patch, { rev, token }),
      setting(path, step),
      ...(act.secret ? [setting(`events/${eventId}/private/draw`, act.secret)] : []),
      ...(act.event ? [eventWrite(eventId, act.event)] : []),
    ],
    // The step had arrived although its answer hadn't.
    needless: [{ path, exists: true, fields: { token } }],
  };
}

const tokenOf = ({ token }: BoardData) => (typeof token === 'string' ? token : '');

type Revision = { rev: number; token: string };

function boardWrite(eventId: string, data: BoardData | null, patch: Patch, revision: Revision): Write {
  const path = `boards/${eventId}`;
  // When a promise was made is for the server to say.
  const isPromise = patch.some((one) => one.path === 'promise' && one.value !== null);
  const more = { ...revision, updatedAt: serverNow, ...(isPromise && { promisedAt: serverNow }) };
  if (!data) return setting(path, { ...patched({}, patch), ...more });
  const fields = Object.fromEntries(
    patch.map(({ path: name, ...rest }) => [name, 'value' in rest ? rest.value : fieldGone]),
  );
  return updating(path, { ...fields, ...more });
}

function eventWrite(eventId: string, event: NonNullable<Act['event']>): Write {
  const bracket = event.bracketStatus !== undefined && { bracketUpdatedAt: serverNow };
  return updating(`events/${eventId}`, { ...event, ...bracket, updatedAt: serverNow });
}

/** A public line stands under its revision; none is ever taken away. */
function lines(rev: number, { line }: Act, at: number): Patch {
  return line ? [{ path: `changes.${rev}`, value: { at, text: clipped(line, maxLine) } }] : [];
}

/** Returns a text that is at most so long; a longer one ends with '…'. */
function clipped(text: string, max: number): string {
  // Half of an emoji is no text that Firestore takes.
  return text.length > max ? `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}
