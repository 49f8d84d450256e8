const longest = 75;

/**
 * Folds the lines of an iCalendar text again: at most 75 octets each (RFC 5545, 3.1), and never within a
 * character.
 */
export function foldLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n');
}

function fold(line: string): string {
  let folded = '';
  let room = longest;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (octets > room) {
      folded += '\r\n ';
      room = longest - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
