import { shownName } from '../../../domain/night/draw/shownName.ts';
import type { Player } from '../../../domain/season/player.ts';

/** How someone can be shown, as the choices of a form. */
export const showings = [
  ['', 'As they said at each event'],
  ['short', 'First name and initial'],
  ['initials', 'Initials'],
  ['number', 'Number only'],
  ['full', 'Full name'],
] as const satisfies readonly (readonly [Player['shownAs'], string])[];

/** Returns how someone is shown, in words: 'First name and initial: Ann L.'. */
export function shownText({ name, shownAs }: Pick<Player, 'name' | 'shownAs'>): string {
  const [, words] = showings.find(([value]) => value === shownAs) ?? showings[0];
  if (shownAs === '') return words;
  if (shownAs === 'number') return 'Number only: the name is hidden';
  return `${words}: ${shownName(name, shownAs) || 'nothing, there is no name'}`;
}
