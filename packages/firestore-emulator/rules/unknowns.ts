import { compare, equals } from './compare.ts';
import { ANYTHING, type Failure, isUnknown, type Known, UNDECIDED, type Unknown } from './evaluation.ts';
import type { RuleValue } from './values.ts';

/** What is known of a field of something unknown: its value, part of it, or nothing. */
export const unknownField = (unknown: Unknown, name: string): Known =>
  unknown.fields.get(name) ?? (unknown.fields.has(name) ? null : ANYTHING);

/** `unknown.get(key, …)`: decided only where every step is known to be there. */
export function unknownGet(unknown: Unknown, key: RuleValue): Known {
  const steps = typeof key === 'object' && key !== null && key.type === 'list' ? key.values : [key];
  let current: Known = unknown;
  for (const step of steps) {
    if (typeof step !== 'string' || !isUnknown(current)) return ANYTHING;
    current = unknownField(current, step);
  }
  return current;
}

/** `member in unknown`: true for what the query shows to be there, otherwise open. */
export function unknownHas(unknown: Unknown, member: RuleValue): true | Failure {
  if (typeof member === 'string' && unknown.fields.has(member)) return true;
  return unknown.contains.some((value) => equals(value, member)) ? true : UNDECIDED;
}

/** `unknown == value`: only "no" can be decided. */
export function unknownEquals(unknown: Unknown, value: RuleValue): false | Failure {
  if (value === null && unknown.notNull) return false;
  const orders = possibleOrders(unknown, value);
  return orders !== null && !orders.includes(0) ? false : UNDECIDED;
}

/** A comparison that is decided if the whole range agrees. */
export function unknownCompare(
  unknown: Unknown,
  value: RuleValue,
  holds: (order: number) => boolean,
): boolean | Failure {
  const orders = possibleOrders(unknown, value);
  if (orders === null || orders.length === 0) return UNDECIDED;
  if (orders.every(holds)) return true;
  return orders.some(holds) ? UNDECIDED : false;
}

/**
 * How values in the range may stand to `value`: -1 below, 0 equal, 1 above; null if there is no such order.
 */
function possibleOrders({ lower, upper }: Unknown, value: RuleValue): number[] | null {
  const low = lower === null ? -1 : compare(lower.value, value);
  const high = upper === null ? 1 : compare(upper.value, value);
  if (low === undefined || high === undefined || (lower === null && upper === null)) return null;
  if (Number.isNaN(low) || Number.isNaN(high)) return null;
  const orders: number[] = [];
  if (low < 0) orders.push(-1);
  if ((low < 0 || (low === 0 && lower?.inclusive)) && (high > 0 || (high === 0 && upper?.inclusive)))
    orders.push(0);
  if (high > 0) orders.push(1);
  return orders;
}
