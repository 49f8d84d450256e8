import type { EventGroup } from '../../domain/find/eventGroup.ts';

/** Returns the words beside a group's name: 'Waco, TX' for a college, 'state', 'city', 'fraternity ΣΧ'. */
export function kindWords({ kind, about }: EventGroup): string {
  if (kind === 'college') return about;
  if (kind === 'fraternity') return `fraternity ${about}`;
  return kind === 'state' ? 'state' : 'city';
}
