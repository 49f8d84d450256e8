import type { Plugin } from 'vite';

const name = '\0heartbeats-in-memory';
const probe = 'return validateIndexedDBOpenable()';

/**
 * Gives the Firebase SDK a place in memory for its heartbeats, the days on which a browser used it, which it
 * tells Google with some requests. Otherwise every visitor downloads a library for IndexedDB and gets a
 * database for this alone; and every page would try the browser by creating and deleting one. A page that
 * WebKit sets aside while it does so never ends that, and the next page's sign-in waits for it.
 */
export function heartbeatsInMemory(): Plugin {
  return {
    name: 'heartbeats-in-memory',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'idb' && importer?.includes('/@firebase/app/') ? name : null,
    load: (id) => (id === name ? database : null),
    transform(code, id) {
      if (!id.includes('/@firebase/app/') || !code.includes('openDB')) return null;
      if (!code.includes(probe)) throw new Error(`${id} tries IndexedDB in another way than before.`);
      return { code: code.replace(probe, 'return Promise.resolve()'), map: null };
    },
  };
}

const database = `
const values = new Map();
const store = {
  get: async (key) => values.get(key),
  put: async (value, key) => void values.set(key, value),
};
const transaction = { objectStore: () => store, done: Promise.resolve() };
export const openDB = async () => ({ transaction: () => transaction });`;
