import { limits } from '../fields/limits.ts';
import { text } from '../fields/storedFields.ts';
import { parseDay, sortKey } from '../time/parse.ts';
import {
  statusOfType,
  type TournamentStatus,
  tournamentStatuses,
  tournamentTypes,
} from '../tournaments/tournament.ts';
import { type StoredValue, settingPlan, type UpgradePlan } from './upgradePlan.ts';

type Stored = Record<string, unknown>;

const textNames = ['time', 'location', 'type', 'winner', 'runnerUp', 'chapter', 'collegeName'];

/** Returns the upgrade of a stored tournament, or null when nothing is to do. */
export function tournamentUpgrade(stored: Stored): UpgradePlan | null {
  const set: Record<string, StoredValue> = {};
  for (const name of textNames) if (typeof stored[name] === 'number') set[name] = text(stored[name]);
  if (typeof stored.title !== 'string') set.title = text(stored.title);
  const status = statusOf(stored);
  if (status !== null && status !== stored.status) set.status = status;
  const date = parseDay(stored.date);
  const time = timeOf(stored, date);
  if (time !== text(stored.time)) set.time = time;
  const key = sortKey(date, time);
  if (stored.date !== date || stored.sortDate !== key) Object.assign(set, { date, sortDate: key });
  return settingPlan(stored, set);
}

/** Returns its status; without one, the status that its type or a winner implies; null for a custom one. */
function statusOf(stored: Stored): TournamentStatus | null {
  const own = text(stored.status);
  const known = tournamentStatuses.find((one) => one === own.toLowerCase());
  const type = tournamentTypes.find((one) => one === text(stored.type).toLowerCase());
  if (known || own) return known ?? null;
  if (type) return statusOfType(type);
  return text(stored.winner) ? 'completed' : 'upcoming';
}

/** Returns the time, together with the text of a day that cannot be read. */
function timeOf(stored: Stored, date: string | null): string {
  const time = text(stored.time);
  if (time.length > limits.time) return time;
  const said = text(stored.date);
  if (date !== null || /^(tb[ad])?$/i.test(said)) return time;
  return [...new Set([time, said])].filter(Boolean).join(', ').slice(0, limits.time);
}
