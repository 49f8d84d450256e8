import type { bracketStatuses } from './eventSchema.ts';

export type BracketStatus = (typeof bracketStatuses)[number];

const labels: Record<BracketStatus, string> = {
  setup: 'Setup',
  'round-1': 'Round 1',
  'quarter-finals': 'Quarter-finals',
  'semi-finals': 'Semi-finals',
  finals: 'Finals',
  completed: 'Completed',
};

/**
 * Returns the label of a bracket's status; unknown values of older documents stay as they are, and none is
 * 'Not set'.
 */
export function bracketStatusLabel(status: string): string {
  const known: Record<string, string> = labels;
  return (Object.hasOwn(known, status) ? known[status] : status) || 'Not set';
}
