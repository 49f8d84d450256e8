import type { Line } from '../../domain/signUp/line.ts';
import { DataError, dataError } from '../errors.ts';
import { firestoreCall, rootName } from './firestoreCall.ts';
import { encodedFields, type Storable } from './firestoreValues.ts';

/** For how long a commit that the server turned away is sent again, in milliseconds. */
const patience = 240_000;
/** How often one that failed for no reason that can be found is sent again. */
const moreTries = 2;

export type How = {
  signal?: AbortSignal;
  /** Called when the server has many at once, and this one waits. */
  onBusy?: () => void;
};

/** What is sent, and what has happened once it stands. */
export type Commit<End> = { writes: readonly object[]; end: End };

/**
 * Sends commits until one stands, or until `next` finds how it ended: it reads what is stored, and returns
 * the end or what is to be sent now. Others may be faster and only the counts differ: whoever sends something
 * else for that goes on. `blind`: sent first, before anything is read. `refused`: the end when the very same
 * is refused again; an error without it. An end by `signal` doesn't take back what was sent.
 * @throws DataError
 */
export async function settled<End extends string>(
  next: () => Promise<End | Commit<End>>,
  { signal, onBusy }: How,
  { blind, refused }: { blind?: Commit<End>; refused?: End } = {},
): Promise<End> {
  const until = performance.now() + patience;
  let [turns, left] = [0, moreTries];
  let step = blind ?? (await next());
  for (let tries = 0; typeof step !== 'string'; tries += 1) {
    const { writes, end }: Commit<End> = step;
    const failure = await firestoreCall('commit', { writes }).then(() => null, dataError);
    if (!failure) return end;
    const [isAway, isOver] = [isTurnedAway(failure), performance.now() > until];
    if (isAway && isOver) throw failure;
    if (isAway) turns += 1;
    if (turns > 1) onBusy?.();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(8_000, 300 * 2 ** tries)));
    if (signal?.aborted) throw new DataError('unreachable', signal.reason);
    if (isAway && step === blind) continue;
    step = await next();
    if (typeof step === 'string') return step;
    const isSame = JSON.stringify(step.writes) === JSON.stringify(writes);
    const isRefusal = !isAway && failure.kind !== 'unreachable';
    if (isSame && isRefusal && refused) return refused;
    if (!isSame) turns += 1;
    else if (!isAway) left -= 1;
    if (left < 0 || isOver) throw failure;
  }
  return step;
}

/** Whether the server had no time for a commit, so that the same goes again. */
function isTurnedAway({ kind, cause }: DataError): boolean {
  const name = cause instanceof Error ? cause.cause : '';
  return kind === 'busy' || name === 'ABORTED' || name === 'UNAVAILABLE';
}

type Path = readonly string[];

const nameOf = (path: Path) => [rootName(), ...path].join('/');
const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** Returns the write that creates a document, with the server's time in a field. */
export function created(path: Path, fields: Record<string, Storable>, time: string) {
  return {
    ...written(path, fields),
    updateTransforms: [serverTime(time)],
    currentDocument: { exists: false },
  };
}

/** Returns the write that changes fields of a ticket, with the server's time. */
export function changed(path: Path, fields: Record<string, Storable>) {
  return {
    ...written(path, fields),
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [serverTime('at')],
    currentDocument: { exists: true },
  };
}

/** Returns the write that sets a whole document. */
export function written(path: Path, fields: Record<string, Storable>) {
  return { update: { name: nameOf(path), fields: encodedFields(fields) } };
}

/** Returns the write that deletes a document which is there. */
export function deleted(path: Path) {
  return { delete: nameOf(path), currentDocument: { exists: true } };
}

/**
 * Returns the write that counts so many people more at an event. `line`: what its line is then; whoever has
 * read an older one is refused. `calls`: a spot falls free now.
 */
export function counted(event: Path, people: number, line: Partial<Line> = {}, calls = false) {
  const by = { integerValue: String(people) };
  return {
    ...written(event, { line }),
    updateMask: { fieldPaths: Object.keys(line).map((name) => `line.${name}`) },
    updateTransforms: [
      { fieldPath: 'currentParticipants', increment: by },
      ...(calls ? [serverTime('line.calledAt')] : []),
      serverTime('updatedAt'),
    ],
    currentDocument: { exists: true },
  };
}
