import { text } from '../fields/storedFields.ts';
import { heldRoles } from '../outreach/contacts.ts';
import { localDay, parseInstant } from '../time/parse.ts';
import { type StoredValue, settingPlan, type UpgradePlan } from './upgradePlan.ts';

type Stored = Record<string, unknown>;

/**
 * Returns the upgrade of a stored fraternity, or null when nothing is to do. Its quiet time starts when it
 * was added, unless it has a log, which sets that time itself (a fraternity that said No has none);
 * unconfirmed contacts are as old as the fraternity.
 */
export function fraternityUpgrade(stored: Stored): UpgradePlan | null {
  const added = parseInstant(stored.createdAt);
  const set: Record<string, StoredValue> = {};
  if (!parseInstant(stored.quietSince) && !parseInstant(stored.lastContactAt) && added)
    set.quietSince = added;
  for (const role of heldRoles) {
    const isKnown = ['Name', 'Number', 'Email'].some((field) => text(stored[`${role}${field}`]) !== '');
    const field = `${role}ConfirmedOn`;
    if (isKnown && typeof stored[field] !== 'string' && added) set[field] = localDay(added);
  }
  return settingPlan(stored, set);
}
