/**
 * One chunk of either channel: its length in UTF-16 code units, a line feed, the text (protocol chapter 4).
 */
export function encodeChunk(text: string): string {
  return `${text.length}\n${text}`;
}
