import { emailKey } from '../../participants/emailKey.ts';
import type { Participant } from '../../participants/participant.ts';
import type { Player } from '../player.ts';

/**
 * Returns the people of a night, each shown as they want to be everywhere, whatever they said at its door;
 * `players` are those who said so. A player is known by their email address. People who don't change stay the
 * same objects.
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
