import { type MapChoice, readMapChoice } from '../../../domain/map/mapChoices.ts';
import type { MapShapes } from '../../../domain/map/mapShapes.ts';
import country from '../../../domain/map/shapes/us.json';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { whenThere } from '../../../lib/whenThere.ts';

type Load = () => Promise<MapShapes | 'failed'>;

// A state's map is fetched when it is chosen.
const loads: Record<Exclude<MapChoice, ''>, Load> = {
  CA: shapes(() => import('../../../domain/map/shapes/ca.json')),
  FL: shapes(() => import('../../../domain/map/shapes/fl.json')),
  MA: shapes(() => import('../../../domain/map/shapes/ma.json')),
  TX: shapes(() => import('../../../domain/map/shapes/tx.json')),
};

/**
 * Returns the map to show, null while it is loading, and whose it is: the country's if a state has no map of
 * its own, or if that can't be loaded.
 */
export function useMapShapes(state: string): { choice: MapChoice; shapes: MapShapes | null } {
  const own = readMapChoice(state);
  const choice = own === state ? own : '';
  const loaded = useLoaded(choice === '' ? null : loads[choice]) ?? null;
  if (choice === '' || loaded === 'failed') return { choice: '', shapes: country };
  return { choice, shapes: loaded };
}

function shapes(load: () => Promise<{ default: MapShapes }>): Load {
  return () =>
    whenThere(load).then(
      (module) => module.default,
      () => 'failed',
    );
}
