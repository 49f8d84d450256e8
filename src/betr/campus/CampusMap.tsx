import { Suspense } from 'react';
import type { MapType } from '../../domain/campus/mapTypes.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { lazyPart } from '../../ui/lazyCode.ts';
import { MapLoading } from './MapLoading.tsx';
import { MapMissing } from './MapMissing.tsx';
import type { MapProps } from './mapProps.ts';
import { mapsSettings } from './mapsSettings.ts';
import { StaticMap } from './StaticMap.tsx';

const GoogleCampusMap = lazyPart(() => import('./GoogleCampusMap.tsx'));

/** A campus on the chosen kind of map. Nothing is fetched from Google for the drawn map, or without a key. */
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
