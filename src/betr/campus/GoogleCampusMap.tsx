/// <reference types="google.maps" />
import { GoogleMap, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useMemo, useState } from 'react';
import { campusZoom, middleOf } from '../../domain/campus/campusDrawing.ts';
import { useStore } from '../../hooks/useStore.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { createStore } from '../../lib/store.ts';
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

/**
 * A Google satellite map at zoom 16 (specification 2.19, 9), opened on the houses, with plain or advanced
 * markers.
 */
function GoogleCampusMap({ advanced, places, chosen, onChoose }: MapProps & { advanced: boolean }) {
  const { isLoaded, loadError } = useJsApiLoader({
    googleMapsApiKey: mapsSettings.key,
    libraries,
  });
  const refused = useRefusal(isLoaded);
  const { lat, lng } = chosen ?? middleOf(places);
  const center = useMemo(() => ({ lat, lng }), [lat, lng]);
  const options = useMemo(
    () => ({
      mapTypeId: 'satellite',
      mapTypeControl: false,
      streetViewControl: false,
      // A finger scrolls the page, two move the map; the wheel zooms with Ctrl.
      gestureHandling: 'cooperative',
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

/** Whether Google has refused the key. It says so once, for all its maps, until the page is loaded again. */
const keyRefused = createStore(false);

/** Whether Google refused the key, or its script didn't load in time. */
function useRefusal(isLoaded: boolean): boolean {
  const refused = useStore(keyRefused);
  const [late, setLate] = useState(false);
  useEffect(() => {
    // Google's script calls a global function of this name.
    Object.assign(globalThis, { gm_authFailure: () => keyRefused.set(true) });
  }, []);
  useTimeout(() => setLate(true), isLoaded ? null : timeout);
  return refused || late;
}

export { GoogleCampusMap as Component };
