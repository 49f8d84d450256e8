import { entriesOf, flag, instant, list, readFields, text } from '../fields/storedFields.ts';

/** The kinds of things that are deleted into the trash. */
export const trashKinds = ['event', 'request', 'chapter', 'card'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** What the trash says of a deleted thing. */
export type TrashEntry = {
  /** The kind, and the ids of where it was: 'event~e1', 'chapter~purdue-university~pike'. */
  id: string;
  kind: TrashKind | null;
  title: string;
  /** The name of who deleted it, '' for nobody who said it. */
  by: string;
  /** Null until the server has answered. */
  deletedAt: Date | null;
  /** The uploaded pictures that only it may have shown. */
  pictures: readonly string[];
  /** It is being deleted for good. */
  emptied: boolean;
};

/** How long a deleted thing can be restored, in days. */
export const restorableFor = 30;

/** What the question before a deletion says. */
export const restorableText = `You can restore it from Trash for ${restorableFor} days.`;

const dayLength = 86_400_000;

/** Returns the entry in a stored document. Never throws. */
export function readTrashEntry(id: string, data: unknown): TrashEntry {
  const { kind, pictures, ...said } = readFields(
    { kind: text, title: text, by: text, deletedAt: instant, pictures: list, emptied: flag },
    data,
  );
  return { ...said, id, kind: trashKinds.find((one) => one === kind) ?? null, pictures: pictures.map(text) };
}

/** Returns the id in the trash of something of this kind, by the ids of its place. */
export function trashId(kind: TrashKind, ...place: readonly string[]): string {
  return [kind, ...place].join('~');
}

/** Returns the record of something in the trash, by which History knows it; '' for a card, which has none. */
export function recordIn(id: string): string {
  return id.startsWith('card~') ? '' : id.replaceAll('~', ':');
}

/** Returns the ids of the place where something in the trash was. */
export function placeOf(id: string): { first: string; second: string } {
  const [, first = '', second = ''] = id.split('~');
  return { first, second };
}

/** Returns how many days something can still be restored, 0 for no longer. */
export function daysLeft({ deletedAt, emptied }: TrashEntry, now: Date): number {
  if (emptied) return 0;
  const gone = deletedAt ? (now.getTime() - deletedAt.getTime()) / dayLength : 0;
  // This device's clock may be behind the server's.
  return Math.max(0, Math.ceil(restorableFor - Math.max(0, gone)));
}

/** Returns the fields of a document, whatever they hold. */
export function rawFields(data: unknown): Record<string, unknown> {
  return Object.fromEntries(entriesOf(data));
}
