import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const numericIds = '\0numeric-ids';

/** The one thing that Firestore Lite takes from Google's integer library: telling which numeric document id is smaller. */
const numericIdsCode = `
export class Integer {
  constructor(value) { this.value = value; }
  static fromString(digits) { return new Integer(BigInt(digits)); }
  compare({ value }) { return this.value < value ? -1 : Number(this.value > value); }
}`;

const forgetful = '\0forgetful';

/** The store where Firebase notes each day that it was used, here only for as long as the page is open. */
const forgetfulCode = `
export const openDB = async () => {
  const kept = new Map();
  const objectStore = () => ({ get: async (key) => kept.get(key), put: async (value, key) => kept.set(key, value) });
  return { transaction: () => ({ objectStore, done: Promise.resolve() }) };
};`;

/**
 * Leaves out of the built site what visitors would download for nothing: React Router's development build and those of
 * its components that are not used (its own bundle does not tell that making them has no effect), the integer and MD5
 * library behind Firestore Lite, and the database in which Firebase counts its own use. Each of these is checked by the size of the build, in tests/build.
 */
export function leanBundles(): Plugin {
  return {
    name: 'lean-bundles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === '@firebase/webchannel-wrapper/bloom-blob' && importer?.includes('/dist/lite/'))
        return numericIds;
      if (source === 'idb' && importer?.includes('@firebase/app/')) return forgetful;
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    load(id) {
      if (id === forgetful) return forgetfulCode;
      return id === numericIds ? numericIdsCode : null;
    },
    transform(code, id) {
      if (!id.includes('/react-router/dist/')) return null;
      const lean = code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ ');
      return { code: lean, map: null };
    },
  };
}

/**
 * Short names for the classes of CSS modules, the same in every build of the same files: 'title' in the fourth of them
 * gives 'title-4'.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(root, file))
    .sort();
  return (name, file) => `${name}-${files.indexOf(normalize(file.replace(/\?.*$/, ''))).toString(36)}`;
}
