import type { ModuleInfo } from 'rolldown';
import type { AppModules } from './appModules.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const firebase = /\/node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb|tslib)\//;
const firestoreLite = /\/firestore\/dist\/lite\//;

/**
 * Puts the visitors' code into five chunks, because each further file is a request on a phone's network.
 * 'start': what runs first on every page and parses data; 'firebase': what both Firestore SDKs share;
 * 'database': Firestore Lite and the code that reads with it; 'app': what renders every page; 'visitor': the
 * rest of the landing page, most of which other pages use too. Chunks that read do not import chunks that
 * render, so that the data arrives first.
 */
export function visitorChunks(modules: AppModules) {
  return ['start', 'firebase', 'database', 'app', 'visitor'].map((chunk, place) => ({
    name: (id: string, graph: Graph) => (chunkOf(id, graph, modules) === chunk ? chunk : null),
    priority: 5 - place,
  }));
}

function chunkOf(id: string, graph: Graph, { app, pages }: AppModules): string | null {
  const needing = reached(id, (module) => graph.getModuleInfo(module)?.importers ?? []);
  const needed = () => reached(id, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
  const readers = pages.flatMap(({ reader }) => reader ?? []);
  const landing = pages.find(({ path }) => path === '/')?.screen ?? [];
  if ([...needing].some((module) => graph.getModuleInfo(module)?.isEntry)) return 'start';
  if (readers.includes(id)) return null;
  if (readers.some((reader) => needing.has(reader))) {
    const ever = reached(id, (module) => importing(graph.getModuleInfo(module)));
    // Modules that only one of them needs, now or later, stay with it.
    if (new Set(readers.filter((reader) => ever.has(reader))).size === 1 && !needing.has(app)) return null;
    if (firebase.test(id)) return 'firebase';
    const reads = /\/node_modules\//.test(id) || [...needed()].some((module) => firestoreLite.test(module));
    return reads ? 'database' : 'start';
  }
  if (needing.has(app)) return 'app';
  // Modules that only the landing page needs stay with it.
  const late = [...needing].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
  return late.length > 1 && landing.some((screen) => needing.has(screen)) ? 'visitor' : null;
}

const importing = (info: ModuleInfo | null) => [
  ...(info?.importers ?? []),
  ...(info?.dynamicImporters ?? []),
];

/** Returns the modules that these steps lead to, including the first. */
function reached(id: string, steps: (module: string) => readonly string[]): ReadonlySet<string> {
  const visited = new Set([id]);
  for (const module of visited) for (const next of steps(module)) visited.add(next);
  return visited;
}
