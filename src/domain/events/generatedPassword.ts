// Without letters and digits that look alike: 32 signs, so each is worth 5 bits.
const clearSigns = 'abcdefghijkmnpqrstuvwxyz23456789';
const strongLength = 8;
const strongEnd = new RegExp(`-[${clearSigns}]{${strongLength}}$`);

/**
 * A password for an event: the fraternity's name in lower case without anything but letters and digits,
 * 'event' when nothing is left, and a number from 0 to 999 (specification 5.8; decisions).
 */
export function generatedPassword(fraternityName: string, number: number = randomBelow(1000)): string {
  return bareName(fraternityName) + number;
}

/**
 * A password that cannot be guessed: the same name, a hyphen, and 8 random signs that are hard to mix up, 40
 * bits.
 */
export function strongerPassword(fraternityName: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(strongLength))];
  return `${bareName(fraternityName)}-${random.map((byte) => clearSigns[byte % clearSigns.length]).join('')}`;
}

/**
 * Whether somebody with a list of words finds this password quickly: it is short, or made of what the event's
 * page says (`known`: its names) and a few signs more. False for '' and for what `strongerPassword` makes.
 */
export function isEasyToGuess(password: string, known: readonly string[]): boolean {
  if (password === '' || strongEnd.test(password)) return false;
  const words = known.flatMap((name) => [letters(name), ...name.split(/\s+/).map(letters)]);
  const own = words
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ''), letters(password));
  return own.length < 12;
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function bareName(fraternityName: string): string {
  return fraternityName.toLowerCase().replace(/[^a-z0-9]/g, '') || 'event';
}

function randomBelow(limit: number): number {
  const [given = 0] = crypto.getRandomValues(new Uint32Array(1));
  // The last, incomplete round of the range would favor small numbers.
  return given < 2 ** 32 - (2 ** 32 % limit) ? given % limit : randomBelow(limit);
}
