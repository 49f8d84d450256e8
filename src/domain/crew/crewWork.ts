import type { Slip } from '../night/counts/slips.ts';
import type { Participant } from '../participants/participant.ts';

/** What an account did: the people it checked in, walk-ins among them, and the counts it sent from tables. */
export type CrewWork = { checkedIn: number; walkIns: number; counts: number };

const none: CrewWork = { checkedIn: 0, walkIns: 0, counts: 0 };

/** Returns what each account did at the door, as the list shows it now, and at the tables, by its id. */
export function crewWork(
  people: readonly Participant[],
  slips: readonly Slip[] = [],
): ReadonlyMap<string, CrewWork> {
  const work = new Map<string, CrewWork>();
  for (const { checkedIn, checkedInBy, source } of people) {
    if (!checkedIn || checkedInBy === '') continue;
    const before = work.get(checkedInBy) ?? none;
    const walkIns = before.walkIns + Number(source === 'walk-in');
    work.set(checkedInBy, { ...before, checkedIn: before.checkedIn + 1, walkIns });
  }
  for (const { by } of slips) {
    const before = work.get(by) ?? none;
    work.set(by, { ...before, counts: before.counts + 1 });
  }
  return work;
}

/** Returns what an account did in words: '12 checked in, 3 of them walk-ins', '8 counts sent'. */
export function workText({ checkedIn, walkIns, counts }: CrewWork = none): string {
  const door = checkedIn > 0 && doorText(checkedIn, walkIns);
  const tables = counts > 0 && `${counts} ${counts === 1 ? 'count' : 'counts'} sent`;
  return [door, tables].filter(Boolean).join(', ') || 'Nothing yet';
}

function doorText(checkedIn: number, walkIns: number): string {
  if (walkIns === 0) return `${checkedIn} checked in`;
  return `${checkedIn} checked in, ${walkIns} of them ${walkIns === 1 ? 'a walk-in' : 'walk-ins'}`;
}
