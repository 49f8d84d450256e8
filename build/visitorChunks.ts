import type { ModuleInfo } from 'rolldown';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const start = /\/src\/main\.ts$/;
const app = /\/src\/mount\.tsx$/;
const readers =
  /\/src\/site\/(home\/homeEvents|events\/eventList|tournaments\/tournamentList|event\/findEvent)\.ts$/;
const landing = /\/src\/site\/home\/HomePage\.tsx$/;
const firebase = /\/node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb|tslib)\//;
const firestoreLite = /\/firestore\/dist\/lite\//;

/**
 * What visitors need, in five chunks: each file more is a request on a phone's network. 'start': what runs
 * first on every page and what makes sense of data; 'firebase': what both Firestores stand on; 'database':
 * Firestore Lite and what reads with it; 'app': what draws every page; 'visitor': what the landing page needs
 * besides, of which other pages use most. Those that read do not need those that draw, so that the data is
 * there first.
 */
export const visitorChunks = ['start', 'firebase', 'database', 'app', 'visitor'].map((chunk, place) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === chunk ? chunk : null),
  priority: 5 - place,
}));

function chunkOf(id: string, graph: Graph): string | null {
  const importers = (module: string) => graph.getModuleInfo(module)?.importers ?? [];
  const imports = (module: string) => graph.getModuleInfo(module)?.importedIds ?? [];
  if (reaches(id, start, importers)) return 'start';
  if (readers.test(id)) return null;
  if (reaches(id, readers, importers)) {
    if (firebase.test(id)) return 'firebase';
    return /\/node_modules\//.test(id) || reaches(id, firestoreLite, imports) ? 'database' : 'start';
  }
  if (reaches(id, app, importers)) return 'app';
  return !/\/src\/site\/home\//.test(id) && reaches(id, landing, importers) ? 'visitor' : null;
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
