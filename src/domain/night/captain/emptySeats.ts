/** Returns the seats ('s3') that the note of a slip calls empty. */
export function emptySeats(note: string): string[] {
  return note.startsWith(mark)
    ? note
        .slice(mark.length)
        .split(' ')
        .filter((seat) => /^s[1-8]$/.test(seat))
    : [];
}

const mark = 'Empty: ';

/** Returns the note of a slip whose table has seats ('s3') that nobody came to; '' without any. */
export function emptyNote(seats: readonly string[]): string {
  return seats.length > 0 ? `${mark}${seats.join(' ')}` : '';
}
