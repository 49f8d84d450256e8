/** Saves a text as a file through the browser; `type` is its media type. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Saves a file that is no text, such as a picture. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser must have read the file first; Safari asks before it does.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves a CSV text. Excel reads a file as UTF-8 only if it begins with a byte order mark. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, `\uFEFF${text}`, 'text/csv');
}
