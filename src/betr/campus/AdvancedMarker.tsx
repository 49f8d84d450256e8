/// <reference types="google.maps" />
import { useGoogleMap } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './AdvancedMarker.module.css';
import { PlaceGlyph } from './PlaceGlyph.tsx';
import type { MarkerProps } from './SimpleMarker.tsx';

/** A place as an advanced marker: our own element on Google's map. The library has no component for it. */
export function AdvancedMarker({ place, chosen, onChoose }: MarkerProps) {
  const map = useGoogleMap();
  const [content] = useState(() => document.createElement('div'));
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    const { lat, lng, name: title, id } = place;
    const marker = new google.maps.marker.AdvancedMarkerElement({
      map,
      position: { lat, lng },
      title,
      content,
      gmpClickable: true,
    });
    const listener = marker.addListener('click', () => choose(id));
    return () => {
      listener.remove();
      marker.map = null;
    };
  }, [map, place, content]);

  return createPortal(
    <span className={`${styles.marker} ${chosen ? styles.chosen : ''}`}>
      <PlaceGlyph place={place} size={chosen ? 44 : 32} />
      {place.letters && <span className={styles.letters}>{place.letters}</span>}
    </span>,
    content,
  );
}
