// Each is dark enough for white letters: a contrast of at least 4.5 to 1.
const colors = [
  '#14532d',
  '#7f1d1d',
  '#1e3a8a',
  '#713f12',
  '#581c87',
  '#134e4a',
  '#831843',
  '#3f3f46',
  '#9a3412',
  '#155e75',
  '#3730a3',
  '#4d5c0f',
] as const;

/** Returns the color of a name's tile, the same each time; white letters on it are readable. */
export function tileColor(name: string): string {
  let hash = 0;
  for (const letter of name.trim().toLowerCase()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return colors[hash % colors.length] ?? colors[0];
}
