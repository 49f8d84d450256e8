import { parse } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import type { AppModules } from './appModules.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

const firebase = /\/node_modules\/(@firebase\/(app|util|component|logger)|firebase\/app|idb|tslib)\//;
const firestoreLite = /\/firestore\/dist\/lite\//;

/** The chunks that pages share, in the order in which they take their modules. */
export const shared = ['start', 'firebase', 'database', 'app', 'visitor'];

/**
 * Puts the visitors' code into five chunks, because each further file is a request on a phone's network.
 * 'start': what runs first on every page and parses data; 'firebase': what both Firestore SDKs share;
 * 'database': Firestore Lite and the code that reads with it; 'app': what renders every page; 'visitor': the
 * rest of the landing page, most of which other pages use too. What a single page's reader needs stays
 * with it; what those share that read without Firestore is in two more, 'plain' for all of them and 'records'
 * for some. Chunks that read do not import chunks that render, so that the data arrives first.
 */
export function visitorChunks(modules: AppModules) {
  return [
    ...shared.map((chunk, place) => ({
      name: (id: string, graph: Graph) => (chunkOf(id, graph, modules) === chunk ? chunk : null),
      priority: shared.length + 1 - place,
    })),
    {
      name: (id: string, graph: Graph) => {
        const chunk = chunkOf(id, graph, modules);
        return chunk && shared.includes(chunk) ? null : chunk;
      },
      priority: 1,
    },
  ];
}

function chunkOf(id: string, graph: Graph, { app, pages }: AppModules): string | null {
  const needing = reached(id, (module) => graph.getModuleInfo(module)?.importers ?? []);
  const readers = [...new Set(pages.flatMap(({ reader }) => reader ?? []))];
  const landing = pages.find(({ path }) => path === '/')?.screen ?? [];
  if ([...needing].some((module) => graph.getModuleInfo(module)?.isEntry)) return 'start';
  if (readers.includes(id)) return null;
  if (readers.some((reader) => needing.has(reader))) {
    const ever = reached(id, (module) => importing(graph.getModuleInfo(module)));
    const sharing = readers.filter((reader) => ever.has(reader));
    const [reader = id, ...others] = sharing;
    // Modules that only one of them needs, now or later, stay with it; what the console needs too is a file.
    if (others.length === 0 && !needing.has(app))
      return lateIn(needing, graph).length > 1 ? `${parse(reader).name}Parts` : null;
    if (firebase.test(id)) return 'firebase';
    if (/\/node_modules\//.test(id) || usesDatabase(id, imported, graph)) return 'database';
    const plain = readers.filter((reader) => !usesDatabase(reader, everImported, graph));
    if (needing.has(app) || !sharing.every((reader) => plain.includes(reader))) return 'start';
    return sharing.length === plain.length ? 'plain' : 'records';
  }
  if (needing.has(app)) return 'app';
  // Modules that only the landing page needs stay with it.
  return lateIn(needing, graph).length > 1 && landing.some((screen) => needing.has(screen))
    ? 'visitor'
    : null;
}

/** Whether these steps lead from a module to Firestore Lite. */
function usesDatabase(id: string, steps: (info: ModuleInfo | null) => string[], graph: Graph): boolean {
  const needed = reached(id, (module) => steps(graph.getModuleInfo(module)));
  return [...needed].some((module) => firestoreLite.test(module));
}

/** Returns those of these modules that are imported when they are needed. */
function lateIn(modules: ReadonlySet<string>, graph: Graph): string[] {
  return [...modules].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
}

const imported = (info: ModuleInfo | null) => [...(info?.importedIds ?? [])];
const everImported = (info: ModuleInfo | null) => [
  ...(info?.importedIds ?? []),
  ...(info?.dynamicallyImportedIds ?? []),
];
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
