import type { Plugin } from 'vite';

const name = '\0native-integers';

/**
 * Gives Firestore Lite the platform's large integers. It imports a polyfill of 10 kB for one comparison: of
 * documents whose ids are numbers of 64 bits, which it can't do without BigInt in old browsers. The full SDK
 * keeps the polyfill, which it also uses for hashes.
 */
export function nativeIntegers(): Plugin {
  return {
    name: 'native-integers',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@firebase/webchannel-wrapper/bloom-blob' && importer?.includes('/firestore/dist/lite/')
        ? name
        : null,
    load: (id) => (id === name ? integer : null),
  };
}

const integer = `
export class Integer {
  static fromString(digits) {
    return Object.assign(new Integer(), { value: BigInt(digits) });
  }
  compare({ value }) {
    return this.value < value ? -1 : Number(this.value > value);
  }
}`;
