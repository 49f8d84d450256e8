import { Suspense } from 'react';
import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import type { MapType } from '../../domain/campus/mapTypes.ts';
import type { Campus } from '../../domain/lists/campuses.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../ui/lazyCode.ts';
import { MapLoading } from './MapLoading.tsx';
import { MapMissing } from './MapMissing.tsx';
import { mapsSettings } from './mapsSettings.ts';
import { StaticMap } from './StaticMap.tsx';

/** What every kind of map is given: the campus, its places, and which one is chosen. */
export type MapProps = {
  campus: Campus;
  places: readonly CampusPlace[];
  chosen: CampusPlace | null;
  onChoose: (id: string) => void;
};

const GoogleCampusMap = lazyPart(() => import('./GoogleCampusMap.tsx'));

/**
 * A campus on the kind of map that was chosen. Nothing of Google is fetched for another kind, or without a
 * key.
 */
export function CampusMap({ type, ...map }: MapProps & { type: MapType }) {
  if (type === 'static') return <StaticMap {...map} />;
  if (mapsSettings.key === '') return <MapMissing />;
  return (
    <ErrorBoundary key={type} instead={<MapMissing />}>
      <Suspense fallback={<MapLoading />}>
        <GoogleCampusMap key={type} advanced={type === 'advanced'} {...map} />
      </Suspense>
    </ErrorBoundary>
  );
}
