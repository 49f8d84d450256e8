import { fraternityKey } from './fraternityNames.ts';

/** Whether a name is one of a fraternity's names ('Pike'); its id is the slug of its first name. */
export function isNamed(known: { id: string; name: string }, name: string): boolean {
  const wanted = fraternityKey(name);
  return known.name === name || (wanted !== '' && [known.id, fraternityKey(known.name)].includes(wanted));
}
