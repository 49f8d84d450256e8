/** Returns names for a sentence, only the first few of many: '"A", "B" and 3 more'. */
export function namesOf(all: readonly string[], limit = 3): string {
  const names = all.map((name) => `"${name}"`);
  const left = names.length - limit;
  if (left > 0) return `${names.slice(0, limit).join(', ')} and ${left.toLocaleString('en-US')} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
