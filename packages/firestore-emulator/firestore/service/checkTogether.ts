import { invalid } from '../FirestoreError.ts';
import { expectsDocument, type Write } from './resolveWrite.ts';

/** Throws INVALID_ARGUMENT for writes to one document that no commit may hold side by side. */
export function checkTogether(writes: readonly Write[]): void {
  const before = new Map<string, Write>();
  for (const write of writes) {
    const key = write.path.join('/');
    const earlier = before.get(key);
    if (earlier !== undefined) checkPair(earlier, write);
    before.set(key, write);
  }
}

/** Throws INVALID_ARGUMENT when two writes name the same document. */
export function checkDistinct(writes: readonly Write[]): void {
  const paths = new Set(writes.map(({ path }) => path.join('/')));
  if (paths.size < writes.length) throw conflict('written more than once');
}

function checkPair(earlier: Write, later: Write): void {
  if (earlier.kind === 'verify') {
    throw conflict(later.kind === 'verify' ? 'verified more than once' : 'verified and then written');
  }
  if (later.kind === 'verify') throw conflict('written and then verified');
  if (earlier.kind === 'delete' && later.kind === 'update' && expectsDocument(later)) {
    throw conflict('deleted and then expected to exist');
  }
}

function conflict(what: string): Error {
  return invalid(`the same document cannot be ${what} in a single request`);
}
