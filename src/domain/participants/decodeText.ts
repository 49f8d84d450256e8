/**
 * Decodes a text file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, else Windows-1252, which
 * Excel calls plain CSV. Returns null for a file that is not text, such as an Excel workbook.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
