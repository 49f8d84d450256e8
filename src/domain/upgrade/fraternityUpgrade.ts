import { moment } from '../moment.ts';
import { shown, type UpgradePlan } from './upgradePlan.ts';

/**
 * What the upgrade does to a fraternity as it is stored: the moment from which it counts as quiet is its last contact,
 * or when it was added. Null when it has one, or when neither is known.
 */
export function fraternityUpgrade(stored: Record<string, unknown>): UpgradePlan | null {
  const since = moment(stored.lastContactAt) ?? moment(stored.createdAt);
  if (moment(stored.quietSince) || !since) return null;
  const changes = [{ field: 'quietSince', now: shown(stored.quietSince), later: shown(since) }];
  return {
    set: { quietSince: since },
    removed: [],
    hidden: null,
    unlock: null,
    people: 0,
    changes,
    problems: [],
  };
}
