/** The available maps (specification 2.18): the country, '', and four states by their codes. */
export type MapChoice = '' | 'CA' | 'FL' | 'MA' | 'TX';

/** Code and name of each map, the country first. */
export const mapChoices: readonly (readonly [MapChoice, string])[] = [
  ['', 'United States'],
  ['CA', 'California'],
  ['FL', 'Florida'],
  ['MA', 'Massachusetts'],
  ['TX', 'Texas'],
];

/** Returns the map a text names, in any case; the country for anything else. */
export function readMapChoice(text: string): MapChoice {
  return mapChoices.find(([code]) => code === text.toUpperCase())?.[0] ?? '';
}
