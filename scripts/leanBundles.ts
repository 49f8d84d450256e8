import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/*
 * What keeps a visitor's first load small. Nothing here changes what the code does; tests/browser/home-cost.spec.ts
 * holds the weight.
 */

const numericIds = '\0numeric-ids';

/** The one thing that Firestore Lite takes from Google's integer library: telling which numeric document id is smaller. */
const numericIdsCode = `
export class Integer {
  constructor(value) { this.value = value; }
  static fromString(digits) { return new Integer(BigInt(digits)); }
  compare({ value }) { return this.value < value ? -1 : Number(this.value > value); }
}`;

/** Marks the visitors' own copy of a Firebase module. */
const copy = '?visitors';
const visitorDoor = /\/src\/data\/(firebase|visitorReads)\.ts$/;

/**
 * Gives visitors a copy of Firebase of their own, in which only what they use remains: one module cannot be in two
 * chunks, so whatever the console takes from it would otherwise come with the home page too. The two never meet: each
 * starts its own app.
 */
export function visitorsOwnFirebase(): Plugin {
  return {
    name: 'visitors-own-firebase',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const inside = importer.endsWith(copy);
      if (!inside && !(visitorDoor.test(importer) && /^firebase\//.test(source))) return null;
      if (source === '@firebase/webchannel-wrapper/bloom-blob') return numericIds;
      const found = await this.resolve(source, importer.replace(copy, ''), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + copy };
    },
    load(id) {
      if (id === numericIds) return numericIdsCode;
      return id.endsWith(copy) ? readFileSync(id.slice(0, -copy.length), 'utf8') : null;
    },
  };
}

/**
 * Takes React Router's production build, and lets those of its components go that are not used: it does not tell the
 * bundler that making them has no effect.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
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
 * Packs what the home page needs into few chunks, which compress better: what is there from the start, the page, the
 * visitors' Firebase, and what their data functions share with the console's.
 */
export function firstLoadChunks(root: string): Plugin {
  const chunks = new Map<string, string | null>();
  const starts = { app: 'src/main.tsx', home: 'src/site/home/HomePage.tsx', data: 'src/data/events.ts' };
  return {
    name: 'first-load-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id) => chunks.get(id) ?? null }],
            },
          },
        },
      },
    }),
    buildEnd() {
      for (const [name, file] of Object.entries(starts)) {
        const waiting = [normalizePath(join(root, file))];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (chunks.has(id)) continue;
          const module = this.getModuleInfo(id);
          chunks.set(id, module?.isEntry ? null : chunkOf(id, name));
          waiting.push(...(module?.importedIds ?? []));
        }
      }
    },
  };
}

/** What a page and the console share goes with the start, and what they must not share goes apart. */
function chunkOf(id: string, start: string): string {
  if (start === 'home' && /\/src\/(ui|hooks)\//.test(id)) return 'app';
  const visitorsOnly = id.endsWith(copy) || id === numericIds || visitorDoor.test(id);
  return start === 'data' && (visitorsOnly || id.endsWith('/src/data/events.ts')) ? 'visitors' : start;
}
