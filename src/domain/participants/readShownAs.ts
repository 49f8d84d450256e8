import type { ShownAs } from '../night/draw/shownName.ts';
import { searchText } from '../text/searchText.ts';

/** What people answer, the first that fits; someone who says no is only a number. */
const answers: readonly (readonly [RegExp, ShownAs])[] = [
  [/\binitials?\b/, 'initials'],
  [/\b(number|anonymous(ly)?|hide|hidden|no|not|dont|never)\b/, 'number'],
  [/\b(full|whole)\b/, 'full'],
  [/\b(short|yes|y|sure|ok(ay)?|first)\b/, 'short'],
];

/**
 * Returns how a name may be shown by an answer ('Yes', 'Only my initials'), undefined when it doesn't say.
 */
export function readShownAs(answer: string): ShownAs | undefined {
  const words = searchText(answer);
  return answers.find(([says]) => says.test(words))?.[1];
}
