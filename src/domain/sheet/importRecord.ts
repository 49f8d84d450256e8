import { entriesOf, instant, list, readFields, text, wholeNumber } from '../fields/storedFields.ts';
import { hoursLater } from '../time/parse.ts';

/**
 * What an import did to a document. `before`: what it replaced, null where it created the document; `after`:
 * what it wrote, the same fields.
 */
export type ImportedChange = {
  path: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
};

/** What identifies an import in the records of its parts. */
export type ImportHead = {
  /** The id of the import. */
  of: string;
  what: 'colleges' | 'fraternities' | 'people';
  /** The rows of the import, of all its parts. */
  rows: number;
};

/** A part of an import, kept for a day so that it can be undone. */
export type ImportRecord = Omit<ImportHead, 'what'> & {
  id: string;
  what: string;
  at: Date | null;
  changes: readonly ImportedChange[];
};

/** How long an import can be undone, in hours. */
export const undoableFor = 24;

/** Returns the part of an import in a stored document, without what isn't readable. Never throws. */
export function readImportRecord(id: string, data: unknown): ImportRecord {
  const { changes, rows, ...head } = readFields(
    { of: text, what: text, rows: wholeNumber, at: instant, changes: list },
    data,
  );
  return { ...head, id, rows: rows ?? 0, changes: changes.flatMap(changeIn) };
}

function changeIn(value: unknown): ImportedChange[] {
  const fields = new Map(entriesOf(value));
  const path = fields.get('path');
  if (typeof path !== 'string') return [];
  const before = fields.get('before');
  const after = Object.fromEntries(entriesOf(fields.get('after')));
  return [{ path, before: before === null ? null : Object.fromEntries(entriesOf(before)), after }];
}

/** An import as a list shows it. */
export type PastImport = Pick<ImportRecord, 'of' | 'what' | 'rows' | 'at'>;

/** Returns the imports that parts belong to, in the order of the parts, those that can still be undone. */
export function pastImports(parts: readonly ImportRecord[], now: Date): PastImport[] {
  const found = new Map<string, PastImport>();
  for (const { of, what, rows, at } of parts)
    if (!found.has(of) && !isPast(at, now)) found.set(of, { of, what, rows, at });
  return [...found.values()];
}

/** Whether a part is too old to be undone; one that waits for the network has no time yet. */
export function isPast(at: Date | null, now: Date): boolean {
  return at !== null && at < hoursLater(now, -undoableFor);
}
