/** Returns names for a sentence, only the first few of many: '"A", "B" and 3 more'. */
export function namesOf(all: readonly string[], most = 3): string {
  const names = all.map((name) => `"${name}"`);
  const left = names.length - most;
  if (left > 0) return `${names.slice(0, most).join(', ')} and ${left.toLocaleString('en-US')} more`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
