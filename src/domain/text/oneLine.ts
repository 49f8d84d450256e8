/** Returns a text on one line, without blanks around it and with one blank between its words. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
