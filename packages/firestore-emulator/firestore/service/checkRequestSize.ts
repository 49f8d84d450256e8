import { invalid } from '../FirestoreError.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** Throws INVALID_ARGUMENT for a request, or a message of a stream, over 10 MiB. */
export function checkRequestSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw invalid(`Request payload size exceeds the limit: ${MAX_BYTES} bytes.`);
}
