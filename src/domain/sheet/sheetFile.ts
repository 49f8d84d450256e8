/** The size limit of a file, in bytes. */
const sizeLimit = 5_000_000;

/** The text of a file, or why it can't be taken. */
export type ReadFile = { text: string } | { refused: string };

/** Reads a file of a sheet: its text, or the sentence that says why it can't be taken. Never rejects. */
export async function readSheetFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<ReadFile> {
  const refused = (reason: string) => ({ refused: `${file.name}${reason}` });
  if (file.size > sizeLimit) return refused(': larger than 5 MB. Choose a smaller file.');
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return refused(': not a CSV file. In your spreadsheet, download it as CSV.');
    return text.trim() ? { text } : refused(' is empty.');
  } catch {
    return refused(": couldn't be read. Choose it again.");
  }
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252 (Excel's plain CSV). Null for what isn't
 * text.
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
