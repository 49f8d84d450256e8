import type { PrivatePart } from '../events/privatePart.ts';
import { parseInstant } from '../time/parse.ts';

/** A field that changes, in words: what it says now, and what becomes of it. */
export type FieldChange = { field: string; now: string; later: string };

export type StoredValue = string | number | boolean | Date | null;

/** What the upgrade does to a document of an older installation (decisions, "Legacy data"). */
export type UpgradePlan = {
  /** Fields of the document that are set. */
  set: Record<string, StoredValue>;
  /** Fields that go, since what they say stands elsewhere now. */
  removed: readonly string[];
  /** The private part as it will be, null when it stays as it is. Events only. */
  hidden: PrivatePart | null;
  /** The unlock document that is written. Events only. */
  unlock: { password: string; googleFormUrl: string | null } | null;
  /** How many people the event lists itself, who get a document each. */
  people: number;
  /** The same, for whoever decides about it. */
  changes: readonly FieldChange[];
  /** What cannot be understood and stays as it is: somebody has to look. */
  problems: readonly string[];
};

/** Whether a plan only names what somebody has to look at. */
export function isIdle({ set, removed, hidden, people }: UpgradePlan): boolean {
  return Object.keys(set).length + removed.length + people === 0 && !hidden;
}

/** A stored value as it is shown in a plan: short, in one line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : written(value);
  const line = text.replace(/\s+/g, ' ');
  if (line === '') return value === undefined ? 'missing' : 'empty';
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if ('seconds' in value && typeof value.seconds === 'number') {
    return parseInstant({ seconds: value.seconds })?.toISOString() ?? 'a moment';
  }
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no moment' : value.toISOString();
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return 'something unreadable';
  }
}
