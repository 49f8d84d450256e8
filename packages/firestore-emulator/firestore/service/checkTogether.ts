import { invalid } from '../FirestoreError.ts';
import { expectsDocument, type Write } from './resolveWrite.ts';

const MAX_TRANSFORMS = 500;

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

/** Throws INVALID_ARGUMENT when the writes transform more fields of one document than a commit may. */
export function checkTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const { path, transforms } of writes) {
    const key = path.join('/');
    const count = (counts.get(key) ?? 0) + transforms.length;
    if (count > MAX_TRANSFORMS) {
      throw invalid(`a commit can transform at most ${MAX_TRANSFORMS} fields of a document: /${key}`);
    }
    counts.set(key, count);
  }
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
