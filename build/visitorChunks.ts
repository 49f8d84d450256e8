import { join, parse } from 'node:path';
import type { ModuleInfo } from 'rolldown';
import { ROOT } from '../scripts/project.ts';
import type { AppModules } from './appModules.ts';

type Graph = { getModuleInfo(id: string): ModuleInfo | null };

/** The chunks that pages share, in the order in which they take their modules. */
export const shared = ['start', 'reading', 'events', 'app', 'visitor', 'cards'];

/** The readers of lists, which share what a page of a season never needs. */
const lists = ['eventList', 'tournamentList', 'searchData'];

const drawnFile = join(ROOT, 'src/lib/drawnFile.ts');
const phaseOfEvent = join(ROOT, 'src/site/events/usePhase.ts');

/**
 * Puts the visitors' code into few chunks, because each further file is a request on a phone's network.
 * 'start': what runs first on every page and parses data; 'reading': what all readers of data share;
 * 'events': what those of events share, 'lists' those of lists, 'records' those of everything else; 'app':
 * what renders every page; 'cards': what the landing page shares with pages that follow an event's phase;
 * 'visitor': what it shares with others; and one for each set of further pages that share modules, whoever of
 * the staff needs them too. What a single page's reader needs stays with it. Chunks that read do not import
 * chunks that render, so that the data arrives first.
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
      includeDependenciesRecursively: false,
    },
  ];
}

function chunkOf(id: string, graph: Graph, { app, pages }: AppModules): string | null {
  const needing = reached(id, (module) => graph.getModuleInfo(module)?.importers ?? []);
  const readers = [...new Set(pages.flatMap(({ reader }) => reader ?? []))];
  const { screen: landing = [], reader: landingReader = '' } = pages.find(({ path }) => path === '/') ?? {};
  // Readers need it, and screens that share nothing else with those that draw cards.
  if (id === drawnFile) return 'start';
  if ([...needing].some((module) => graph.getModuleInfo(module)?.isEntry)) return 'start';
  if (readers.includes(id)) return null;
  if (readers.some((reader) => needing.has(reader))) {
    const ever = reached(id, (module) => importing(graph.getModuleInfo(module)));
    const sharing = readers.filter((reader) => ever.has(reader));
    const [reader = id, ...others] = sharing;
    // Modules that only one of them needs, now or later, stay with it; what the console needs too is a file.
    if (others.length === 0 && !needing.has(app))
      return lateIn(needing, graph).length > 1 ? `${nameOf(reader)}Parts` : null;
    if (needing.has(app)) return 'start';
    if (sharing.length === readers.length) return 'reading';
    if (sharing.every((path) => lists.includes(nameOf(path)))) return 'lists';
    return sharing.includes(landingReader) ? 'events' : 'records';
  }
  if (needing.has(app)) return 'app';
  const drawn = pages.flatMap((page) => (page.drawn ? page.screen : []));
  const screens = [...new Set(drawn)].filter((screen) => needing.has(screen));
  // Modules that only one of them needs stay with it.
  if (lateIn(needing, graph).length < 2 || screens.length === 0) return null;
  if (!landing.some((screen) => needing.has(screen)))
    return screens.length > 1 ? screens.map(nameOf).join('-') : null;
  const following = reached(phaseOfEvent, (module) => graph.getModuleInfo(module)?.importers ?? []);
  return screens.every((screen) => following.has(screen)) ? 'cards' : 'visitor';
}

/** Returns those of these modules that are imported when they are needed. */
function lateIn(modules: ReadonlySet<string>, graph: Graph): string[] {
  return [...modules].filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
}

const importing = (info: ModuleInfo | null) => [
  ...(info?.importers ?? []),
  ...(info?.dynamicImporters ?? []),
];

const nameOf = (path: string) => parse(path).name;

/** Returns the modules that these steps lead to, including the first. */
function reached(id: string, steps: (module: string) => readonly string[]): ReadonlySet<string> {
  const visited = new Set([id]);
  for (const module of visited) for (const next of steps(module)) visited.add(next);
  return visited;
}
