import { finiteNumber, flag, instant, list, readFields, text } from '../fields/storedFields.ts';
import { addDays, hourOf } from '../time/day.ts';
import { localDay, parseDay } from '../time/parse.ts';

/** What a pass opens: the door with its list, or the tables for their captains. */
export const crewScopes = ['door', 'tables'] as const;
export type CrewScope = (typeof crewScopes)[number];

/** A pass to the crew of an event; whoever has its key may join while it runs. */
export type CrewPass = {
  key: string;
  scopes: readonly CrewScope[];
  label: string;
  opensAt: Date | null;
  endsAt: Date | null;
  closed: boolean;
  /** It takes no new phones; those that joined go on. */
  full: boolean;
  /** How many phones joined with it. */
  devices: number;
  createdAt: Date | null;
};

const stored = {
  scopes: list,
  label: text,
  opensAt: instant,
  endsAt: instant,
  closed: flag,
  full: flag,
  devices: (value: unknown) => finiteNumber(value) ?? 0,
  createdAt: instant,
};

/** Returns the pass in a stored document; never throws. */
export function readPass(key: string, data: unknown): CrewPass {
  const { scopes, ...pass } = readFields(stored, data);
  return { ...pass, key, scopes: crewScopes.filter((scope) => scopes.includes(scope)) };
}

const names: Record<CrewScope, string> = { door: 'Door', tables: 'Tables' };

/** Returns what a pass opens in words: 'Door', 'Door and tables'. */
export function scopesText(scopes: readonly CrewScope[]): string {
  const [first, ...others] = scopes.map((scope) => names[scope]);
  return [first, ...others.map((name) => name.toLowerCase())].join(' and ');
}

/**
 * Returns when a pass opens and ends: noon of the day before to 6 AM of the day after; tonight without a day.
 */
export function passTimes(day: string | null, now: Date): { opensAt: Date; endsAt: Date } {
  const night = parseDay(day) ?? localDay(now);
  return { opensAt: hourOf(addDays(night, -1), 12), endsAt: hourOf(addDays(night, 1), 6) };
}
