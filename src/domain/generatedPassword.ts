/**
 * A password for an event: the fraternity's name in lower case without anything but letters and digits, 'event' when
 * nothing is left, and a number from 0 to 999 (specification 5.8; decisions).
 */
export function generatedPassword(fraternityName: string, number: number = randomBelow(1000)): string {
  return (fraternityName.toLowerCase().replace(/[^a-z0-9]/g, '') || 'event') + number;
}

function randomBelow(most: number): number {
  const [given = 0] = crypto.getRandomValues(new Uint32Array(1));
  // The last, incomplete round of the range would favour small numbers.
  return given < 2 ** 32 - (2 ** 32 % most) ? given % most : randomBelow(most);
}
