/** How many are at a door, as its lists say it. */
export type DoorCounts = {
  here: number;
  registered: number;
  /** How many may come, null for any number. */
  limit: number | null;
  waiting: number;
};

/** Returns how many are here, on the list and in line. */
export function doorCounts(
  people: readonly { checkedIn: boolean }[],
  line: readonly unknown[],
  { maxParticipants: limit }: { maxParticipants: number | null },
): DoorCounts {
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  return { here, registered: people.length, limit, waiting: line.length };
}

/** Whether one more would be over the limit. */
export function isFull({ registered, limit }: DoorCounts): boolean {
  return limit !== null && registered >= limit;
}

/** Returns what is free in words: '2 spots free', 'All 56 spots are taken', '' without a limit. */
export function spotsText(counts: DoorCounts): string {
  const { limit, registered } = counts;
  if (limit === null) return '';
  if (isFull(counts)) return limit === 1 ? 'The 1 spot is taken' : `All ${limit} spots are taken`;
  const free = limit - registered;
  return `${free} ${free === 1 ? 'spot' : 'spots'} free`;
}
