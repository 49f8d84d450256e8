import type { ModuleInfo } from 'rolldown';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const app = /\/src\/main\.tsx$/;
const landing = /\/src\/site\/home\/(HomePage\.tsx|homeEvents\.ts)$/;
const firebase = /\/node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb|tslib)\//;
const firestoreLite = /\/firestore\/dist\/lite\//;

/**
 * What visitors need, in four chunks: each file more is a request on a phone's network. 'app': what runs on every page;
 * 'visitor': what the landing page needs besides, of which other pages use most; 'firebase': what both Firestores stand on;
 * 'database': Firestore Lite and what reads with it. A chunk takes along what it imports, so those below come first.
 */
export const visitorChunks = ['app', 'firebase', 'visitor', 'database'].map((chunk, place) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: 4 - place,
}));

function chunkOf(id: string, graph: Graph): string | null {
  const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? [];
  const imports = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  if (reaches(id, app, importers)) return 'app';
  if (/\/src\/site\/home\//.test(id) || !reaches(id, landing, importers)) return null;
  if (firebase.test(id)) return 'firebase';
  return /\/node_modules\//.test(id) || reaches(id, firestoreLite, imports) ? 'database' : 'visitor';
}

/** Whether these steps lead from a module to such a one. */
function reaches(id: string, wanted: RegExp, steps: (module: string) => readonly string[]): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (wanted.test(module)) return true;
    for (const next of steps(module)) seen.add(next);
  }
  return false;
}
