/// <reference types="google.maps" />
import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useState } from 'react';
import { campusZoom } from '../../domain/campus/campusDrawing.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { AdvancedMarker } from './AdvancedMarker.tsx';
import styles from './GoogleCampusMap.module.css';
import { MapLoading } from './MapLoading.tsx';
import { MapMissing } from './MapMissing.tsx';
import type { MapProps } from './mapProps.ts';
import { mapsSettings } from './mapsSettings.ts';
import { SimpleMarker } from './SimpleMarker.tsx';

/** The libraries of Google's script. Must be a constant, or the loader loads them again. */
const libraries: ('maps' | 'marker')[] = ['maps', 'marker'];
/** How long the script may take before it counts as failed, in milliseconds. */
const timeout = 20_000;

/** A Google satellite map at zoom 16 (specification 2.19, 9) with plain or advanced markers. */
function GoogleCampusMap({ advanced, campus, places, chosen, onChoose }: MapProps & { advanced: boolean }) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: mapsSettings.key,
    libraries,
  });
  const refused = useRefusal(isLoaded);
  const { lat, lng } = chosen ?? campus;
  const center = useMemo(() => ({ lat, lng }), [lat, lng]);
  const options = useMemo(
    () => ({
      mapTypeId: 'satellite',
      mapTypeControl: false,
      streetViewControl: false,
      // A map without an ID has no advanced markers.
      ...(advanced ? { mapId: mapsSettings.mapId || 'DEMO_MAP_ID' } : {}),
    }),
    [advanced],
  );

  if (loadError || refused) return <MapMissing />;
  if (!isLoaded) return <MapLoading />;
  const Marker = advanced ? AdvancedMarker : SimpleMarker;
  return (
    <GoogleMap mapContainerClassName={styles.map} center={center} zoom={campusZoom} options={options}>
      {places.map((place) => (
        <Marker key={place.id} place={place} chosen={place === chosen} onChoose={onChoose} />
      ))}
    </GoogleMap>
  );
}

/** Whether Google refused the key, or its script didn't load in time. */
function useRefusal(isLoaded: boolean): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    // Google's script calls a global function of this name.
    Object.assign(globalThis, { gm_authFailure: () => setRefused(true) });
    return () => void Reflect.deleteProperty(globalThis, 'gm_authFailure');
  }, []);
  useTimeout(() => setRefused(true), isLoaded ? null : timeout);
  return refused;
}

export { GoogleCampusMap as Component };
