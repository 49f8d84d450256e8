import type { MapChoice } from '../../domain/map/mapChoices.ts';
import type { MapShapes } from '../../domain/map/mapShapes.ts';
import country from '../../domain/map/shapes/us.json';
import { useLoaded } from '../../hooks/useLoaded.ts';

type Load = () => Promise<MapShapes | 'failed'>;

// A state's map is fetched when it is chosen.
const loads: Record<Exclude<MapChoice, ''>, Load> = {
  CA: shapes(() => import('../../domain/map/shapes/ca.json')),
  FL: shapes(() => import('../../domain/map/shapes/fl.json')),
  MA: shapes(() => import('../../domain/map/shapes/ma.json')),
  TX: shapes(() => import('../../domain/map/shapes/tx.json')),
};

/** Returns the shapes of a map, null while they are loading. */
export function useMapShapes(choice: MapChoice): MapShapes | 'failed' | null {
  const loaded = useLoaded(choice === '' ? null : loads[choice]) ?? null;
  return choice === '' ? country : loaded;
}

function shapes(load: () => Promise<{ default: MapShapes }>): Load {
  return () =>
    load().then(
      (module) => module.default,
      () => 'failed',
    );
}
