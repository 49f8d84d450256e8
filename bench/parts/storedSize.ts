/** Returns the bytes that Firestore counts for a document: its path and fields (its page "Storage size"). */
export function storedSize(path: string, fields: Record<string, unknown>): number {
  const name = path.split('/').reduce((sum, part) => sum + textSize(part), 16);
  return name + valueSize(fields) + 32;
}

function valueSize(value: unknown): number {
  if (typeof value === 'string') return textSize(value);
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + valueSize(item), 0);
  if (value === null || typeof value !== 'object') return 1;
  return Object.entries(value).reduce((sum, [key, item]) => sum + textSize(key) + valueSize(item), 0);
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
