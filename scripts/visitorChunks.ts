import type { ModuleInfo } from 'rolldown';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const app = /\/src\/main\.tsx$/;
const landing = /\/src\/site\/home\/(HomePage\.tsx|homeEvents\.ts)$/;

/**
 * The chunk of a module that visitors need, null for all others; each file more is a request on a phone's network.
 * 'app': what runs on every page; 'visitor': what the landing page needs besides, of which other public pages use most;
 * and the libraries below it, Firebase apart, since the console uses it too. For `codeSplitting.groups[].name`.
 */
export function visitorChunk(id: string, graph: Graph): string | null {
  if (reaches(id, app, graph)) return 'app';
  if (!reaches(id, landing, graph) || /\/src\/site\/home\//.test(id)) return null;
  if (/\/@firebase\/(app|util|component|logger)\//.test(id)) return 'firebase';
  return /\/node_modules\//.test(id) ? 'firestore-lite' : 'visitor';
}

/** Whether such a module imports this one, at once and not when needed, over any number of steps. */
function reaches(id: string, wanted: RegExp, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (wanted.test(module)) return true;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}
