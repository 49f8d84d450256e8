/** Returns how far an arrow key moves in a list: 1 down, -1 up, 0 for every other key. */
export function arrowStep({ key }: { key: string }): -1 | 0 | 1 {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}
