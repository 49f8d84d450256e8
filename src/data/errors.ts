/**
 * The kind of failure: no answer, refused by the rules, not found, invalid input, someone else was faster,
 * too many calls, or none of these (a missing index, a bug).
 */
export type DataErrorKind =
  | 'unreachable'
  | 'refused'
  | 'missing'
  | 'invalid'
  | 'conflict'
  | 'busy'
  | 'broken';

/** The only error that functions of src/data throw. `cause` is the error from Firebase. */
export class DataError extends Error {
  readonly kind: DataErrorKind;

  constructor(kind: DataErrorKind, cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause });
    this.name = 'DataError';
    this.kind = kind;
  }
}

const kinds: Record<string, DataErrorKind> = {
  // So the SDK names a request that failed.
  unknown: 'unreachable',
  unavailable: 'unreachable',
  'deadline-exceeded': 'unreachable',
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  'not-found': 'missing',
  'invalid-argument': 'invalid',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'resource-exhausted': 'busy',
};

/** Returns any failure as a DataError, by Firebase's error code where it has one. */
export function dataError(error: unknown): DataError {
  if (error instanceof DataError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new DataError(kinds[code] ?? 'broken', error);
}

/** Whether there was no answer, so that stored data may be shown instead. */
export function isUnreachable(error: unknown): boolean {
  return dataError(error).kind === 'unreachable';
}

/** Whether the server refused. */
export function isRefused(error: unknown): boolean {
  return dataError(error).kind === 'refused';
}

/** Whether someone else was faster. */
export function isConflict(error: unknown): boolean {
  return dataError(error).kind === 'conflict';
}

/**
 * Returns the result of a database call.
 * @throws DataError, 'unreachable' when there is no answer within `milliseconds`
 */
export async function withTimeout<T>(call: Promise<T>, milliseconds = 9_000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DataError('unreachable')), milliseconds);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    throw dataError(error);
  } finally {
    clearTimeout(timer);
  }
}
