import type { Plugin } from 'vite';

const standIn = '\0numeric-ids';

/**
 * The one thing that Firestore Lite takes from Google's integer library: which numeric document id is
 * smaller.
 */
const code = `
export class Integer {
  constructor(value) { this.value = value; }
  static fromString(digits) { return new Integer(BigInt(digits)); }
  compare({ value }) { return this.value < value ? -1 : Number(this.value > value); }
}`;

/**
 * Spares visitors 3.4 kB gzipped: Firestore Lite imports a 10 kB library of integers and hashes for one
 * comparison that the platform's BigInt makes. The full SDK keeps the real one.
 */
export function lightLite(): Plugin {
  return {
    name: 'light-lite',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const wanted = source === '@firebase/webchannel-wrapper/bloom-blob';
      return wanted && importer?.includes('/firestore/dist/lite/') ? standIn : null;
    },
    load: (id) => (id === standIn ? code : null),
  };
}
