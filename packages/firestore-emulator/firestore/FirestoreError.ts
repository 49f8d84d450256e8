/**
 * Canonical status names with their RPC number and HTTP status (firestore-emulator-protocol.md, chapter 2).
 */
export const STATUSES = {
  CANCELLED: { code: 1, http: 499 },
  UNKNOWN: { code: 2, http: 500 },
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  UNAUTHENTICATED: { code: 16, http: 401 },
  INTERNAL: { code: 13, http: 500 },
} as const;

export type StatusName = keyof typeof STATUSES;

/** An error a client is meant to see, whatever the transport. */
export class FirestoreError extends Error {
  readonly status: StatusName;
  constructor(status: StatusName, message: string) {
    super(message);
    this.status = status;
  }
}

/** The commonest of them. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
