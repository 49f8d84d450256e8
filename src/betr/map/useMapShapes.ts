import { useEffect, useState } from 'react';
import type { MapChoice } from '../../domain/map/mapChoices.ts';
import type { MapShapes } from '../../domain/map/mapShapes.ts';
import country from '../../domain/map/shapes/us.json';

// A state's map is fetched when it is chosen.
const loaders: Record<Exclude<MapChoice, ''>, () => Promise<{ default: MapShapes }>> = {
  CA: () => import('../../domain/map/shapes/ca.json'),
  FL: () => import('../../domain/map/shapes/fl.json'),
  MA: () => import('../../domain/map/shapes/ma.json'),
  TX: () => import('../../domain/map/shapes/tx.json'),
};

type Loaded = { choice: MapChoice; shapes: MapShapes | 'failed' };

/** The shapes of a map, null while they are on their way. */
export function useMapShapes(choice: MapChoice): MapShapes | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (choice === '') return;
    let wanted = true;
    const arrive = (shapes: MapShapes | 'failed') => {
      if (wanted) setLoaded({ choice, shapes });
    };
    loaders[choice]().then(
      (module) => arrive(module.default),
      () => arrive('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [choice]);
  if (choice === '') return country;
  return loaded?.choice === choice ? loaded.shapes : null;
}
