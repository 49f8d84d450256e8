/** Returns the note of a slip whose table has seats ('s3') that nobody came to; '' without any. */
export function emptyNote(seats: readonly string[]): string {
  return seats.length > 0 ? `Empty: ${seats.join(' ')}` : '';
}
