import type { Participant } from '../participants/participant.ts';

/** What an account did at the door: the people it checked in, walk-ins among them. */
export type CrewWork = { checkedIn: number; walkIns: number };

const none: CrewWork = { checkedIn: 0, walkIns: 0 };

/** Returns what each account did at a door, by its id, as the list shows it now. */
export function crewWork(people: readonly Participant[]): ReadonlyMap<string, CrewWork> {
  const work = new Map<string, CrewWork>();
  for (const { checkedIn, checkedInBy, source } of people) {
    if (!checkedIn || checkedInBy === '') continue;
    const before = work.get(checkedInBy) ?? none;
    const walkIns = before.walkIns + Number(source === 'walk-in');
    work.set(checkedInBy, { checkedIn: before.checkedIn + 1, walkIns });
  }
  return work;
}

/** Returns what an account did in words: '12 checked in, 3 of them walk-ins', 'No one checked in yet'. */
export function workText({ checkedIn, walkIns }: CrewWork = none): string {
  if (checkedIn === 0) return 'No one checked in yet';
  if (walkIns === 0) return `${checkedIn} checked in`;
  return `${checkedIn} checked in, ${walkIns} of them ${walkIns === 1 ? 'a walk-in' : 'walk-ins'}`;
}
