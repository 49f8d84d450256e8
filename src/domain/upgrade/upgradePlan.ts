import type { PrivatePart } from '../events/privatePart.ts';
import { parseInstant } from '../time/parse.ts';

/** A field that changes, in words: its current value and what happens to it. */
export type FieldChange = { field: string; now: string; later: string };

export type StoredValue = string | number | boolean | Date | null | readonly string[];

/** The upgrade of one document of an older installation (specification-decisions, "Legacy data"). */
export type UpgradePlan = {
  /** Fields of the document to set. */
  set: Record<string, StoredValue>;
  /** Fields to remove, because their content is stored elsewhere now. */
  removed: readonly string[];
  /** The new private part, or null when it stays as it is. Events only. */
  hidden: PrivatePart | null;
  /** The unlock document to write. Events only. */
  unlock: { password: string; googleFormUrl: string | null } | null;
  /** How many people the event document lists itself; each gets a document. */
  people: number;
  /** Whether the document that staff's search finds it by is written. Events only. */
  search?: boolean;
  /** The same changes, for the person who reviews them. */
  changes: readonly FieldChange[];
  /** Values that cannot be read and stay as they are; staff must check them. */
  problems: readonly string[];
};

/** Whether a plan only lists problems for staff to check. */
export function isIdle({ set, removed, hidden, people, search }: UpgradePlan): boolean {
  return Object.keys(set).length + removed.length + people === 0 && !hidden && !search;
}

/** Returns a plan that only sets fields, with its changes in words; null when there are none. */
export function settingPlan(
  stored: Record<string, unknown>,
  set: Record<string, StoredValue>,
): UpgradePlan | null {
  const changes = Object.entries(set).map(([field, value]) => ({
    field,
    now: shown(stored[field]),
    later: shown(value),
  }));
  if (changes.length === 0) return null;
  return { set, removed: [], hidden: null, unlock: null, people: 0, changes, problems: [] };
}

/** Formats a stored value for display in a plan: short, on one line. */
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
