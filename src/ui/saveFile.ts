/** Hands a text to the browser as a file to save; `type` is its media type. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Saves a CSV text. Excel takes a file for UTF-8 only if it begins with a byte order mark. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, `\uFEFF${text}`, 'text/csv');
}
