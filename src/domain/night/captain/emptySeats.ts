const opening = 'Empty: ';

/** Returns the note of a slip whose table has seats ('s3') that nobody came to; '' without any. */
export function emptyNote(seats: readonly string[]): string {
  return seats.length > 0 ? opening + seats.join(' ') : '';
}

/** Returns the seats that a slip's note says nobody came to. */
export function emptySeats(note: string): string[] {
  return note.startsWith(opening) ? (note.slice(opening.length).match(/\bs\d\b/g) ?? []) : [];
}
