import type { ModuleInfo } from 'rolldown';
import type { AppModules } from './appModules.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const firebase = /\/node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb|tslib)\//;
const firestoreLite = /\/firestore\/dist\/lite\//;

/**
 * What visitors need, in five chunks: each file more is a request on a phone's network. 'start': what runs
 * first on every page and what makes sense of data; 'firebase': what both Firestores stand on; 'database':
 * Firestore Lite and what reads with it; 'app': what draws every page; 'visitor': what the landing page needs
 * besides, of which other pages use most. Those that read do not need those that draw, so that the data is
 * there first.
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
    if (firebase.test(id)) return 'firebase';
    const reads = /\/node_modules\//.test(id) || [...needed()].some((module) => firestoreLite.test(module));
    return reads ? 'database' : 'start';
  }
  if (needing.has(app)) return 'app';
  // What the landing page alone needs stays with it.
  const late = [...needing].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
  return late.length > 1 && landing.some((screen) => needing.has(screen)) ? 'visitor' : null;
}

/** The modules that these steps lead to, the first among them. */
function reached(id: string, steps: (module: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const module of seen) for (const next of steps(module)) seen.add(next);
  return seen;
}
