import type { EventGroup } from '../../domain/find/eventGroup.ts';

/** Returns the words beside a group's name: 'Waco, TX' for a college, 'city', 'fraternity ΣΧ'. */
export function kindWords({ kind, about }: EventGroup): string {
  if (kind === 'college') return about;
  if (kind === 'fraternity') return `fraternity ${about}`;
  return kind === 'city' ? 'city' : '';
}

/** Returns a group's name in a list: 'State of Texas', which isn't Texas State University. */
export function listedName({ kind, id, name }: EventGroup): string {
  return kind === 'state' && id !== 'DC' ? `State of ${name}` : name;
}
