import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const FILE = 'owner.json';
const STARTING_MS = 15_000;
const ANSWER_MS = 2000;
const pid = v.pipe(v.number(), v.integer(), v.minValue(1));
const Owner = v.object({ pid, origin: v.string() });
const Process = v.object({ pid, orphan: v.boolean() });

/** The process that writes a journal. `orphan`: whoever started it is gone. */
export type Owner = v.InferOutput<typeof Owner> & { orphan: boolean };

/** Returns the living process that writes the journal in a folder, or null. */
export async function ownerOf(folder: string): Promise<Owner | null> {
  const file = join(folder, FILE);
  const owner = readOwner(file);
  if (owner === null || !isAlive(owner.pid)) return null;
  try {
    const answer = await fetch(`${owner.origin}/emulator/v1/process`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const parsed = v.safeParse(Process, await answer.json());
    return parsed.success && parsed.output.pid === owner.pid ? { ...owner, ...parsed.output } : null;
  } catch (error) {
    // It hangs, or has not begun to listen. Otherwise the number belongs to another process by now.
    const hangs = error instanceof Error && error.name === 'TimeoutError';
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0; // it may have ended meanwhile
    return hangs || Date.now() - since < STARTING_MS ? { ...owner, orphan: false } : null;
  }
}

/** Says in the folder that this process writes its journal, until the returned function is called. */
export function claim(folder: string, origin: string): () => void {
  const file = join(folder, FILE);
  writeFileSync(file, JSON.stringify({ pid: process.pid, origin }));
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): v.InferOutput<typeof Owner> | null {
  try {
    return v.parse(Owner, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null; // none, or cut off when its writer was killed
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
