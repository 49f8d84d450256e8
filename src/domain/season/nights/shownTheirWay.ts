import { emailKey } from '../../participants/emailKey.ts';
import type { Participant } from '../../participants/participant.ts';
import type { Player } from '../player.ts';

/**
 * Returns the people of a night, shown as `players` want to be everywhere. A player is known by their email
 * address.
 */
export function shownTheirWay<T extends Pick<Participant, 'email' | 'shownAs'>>(
  people: readonly T[],
  players: readonly Pick<Player, 'email' | 'shownAs'>[],
): readonly T[] {
  const ways = new Map(
    players.flatMap(({ email, shownAs }) =>
      email !== '' && shownAs !== '' ? [[emailKey(email), shownAs] as const] : [],
    ),
  );
  if (ways.size === 0) return people;
  return people.map((person) => {
    const shownAs = ways.get(emailKey(person.email));
    return shownAs === undefined || shownAs === person.shownAs ? person : { ...person, shownAs };
  });
}
