// Letters and digits that look alike are left out: 32 characters, so each is worth 5 bits.
const clearSigns = 'abcdefghijkmnpqrstuvwxyz23456789';
const strongLength = 8;
const strongEnd = new RegExp(`-[${clearSigns}]{${strongLength}}$`);

/**
 * Returns a password for an event: the letters and digits of the fraternity's name in lower case, 'event'
 * when none are left, and a number from 0 to 999 (specification 5.8; specification-decisions).
 */
export function generatedPassword(fraternityName: string, number: number = randomBelow(1000)): string {
  return bareName(fraternityName) + number;
}

/**
 * Returns a password that cannot be guessed: the same name, a hyphen, and 8 random characters that are hard
 * to confuse, 40 bits.
 */
export function strongerPassword(fraternityName: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(strongLength))];
  return `${bareName(fraternityName)}-${random.map((byte) => clearSigns[byte % clearSigns.length]).join('')}`;
}

/**
 * Whether a word list finds this password quickly: short, or made of the page's names (`known`). False for
 * ''.
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
  // Numbers in the last, incomplete round of the range would favor small results.
  return given < 2 ** 32 - (2 ** 32 % limit) ? given % limit : randomBelow(limit);
}
