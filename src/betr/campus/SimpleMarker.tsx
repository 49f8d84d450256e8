/// <reference types="google.maps" />
import { MarkerF } from '@react-google-maps/api';
import { useMemo } from 'react';
import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import { placeImage } from './placeShapes.ts';

export type MarkerProps = { place: CampusPlace; chosen: boolean; onChoose: (id: string) => void };

/** A place as a plain Google marker, with a picture for its kind. */
export function SimpleMarker({ place, chosen, onChoose }: MarkerProps) {
  const { id, kind, color, lat, lng, letters, name } = place;
  const size = chosen ? 44 : 32;
  const icon = useMemo(
    () => ({
      url: placeImage(kind, color),
      scaledSize: new google.maps.Size(size, size),
      // The tip of the shape, which is 22 of 24 high.
      anchor: new google.maps.Point(size / 2, (size * 23) / 26),
      labelOrigin: new google.maps.Point(size / 2, size + 8),
    }),
    [kind, color, size],
  );
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <MarkerF
      position={position}
      title={name}
      icon={icon}
      zIndex={chosen ? 1 : 0}
      onClick={() => onChoose(id)}
      {...(letters && { label: { text: letters, color: '#fff', fontWeight: '700' } })}
    />
  );
}
