/** A source of uniform random numbers: `below(n)` returns a whole number from 0 to n − 1. */
export type DrawNumbers = { below: (limit: number) => number };

/** What the numbers of a draw are made of; all of it is published. */
export type DrawKey = { seed: string; listHash: string; cards: string; round: number };

const words = 2 ** 32;

/**
 * Returns the numbers of a draw, `draw-1` (season design, 2.3): AES-256-CTR under SHA-256 of
 * `seed:listHash:cards:round`. `enough`: how many words are prepared; more throws a RangeError.
 */
export async function drawNumbers(key: DrawKey, enough: number): Promise<DrawNumbers> {
  const { seed, listHash, cards, round } = key;
  const bits = await keyStream(`${seed}:${listHash}:${cards}:${round}`, enough * 4);
  return numbersFrom(new DataView(bits));
}

/** Returns this many bytes of the stream for a text, as `openssl enc -aes-256-ctr` makes them from zeros. */
export async function keyStream(text: string, length: number): Promise<ArrayBuffer> {
  const { subtle } = crypto;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  const key = await subtle.importKey('raw', hash, 'AES-CTR', false, ['encrypt']);
  const how = { name: 'AES-CTR', counter: new Uint8Array(16), length: 128 };
  return subtle.encrypt(how, key, new Uint8Array(length));
}

function numbersFrom(bits: DataView): DrawNumbers {
  let at = 0;
  const below = (limit: number): number => {
    const unfair = words % limit;
    for (;;) {
      const word = bits.getUint32(at);
      at += 4;
      // Words at the end of the range would make some numbers more likely than others.
      if (word < words - unfair) return word % limit;
    }
  };
  return { below };
}

/** Returns the items in random order; the given ones stay as they are. */
export function shuffled<T>(items: readonly T[], { below }: DrawNumbers): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const [one, two] = [mixed[last], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[last] = two;
    mixed[other] = one;
  }
  return mixed;
}
