import type { PlaceKind } from '../../domain/campus/campusPlaces.ts';

/** The outline of each kind of marker in a box of 24 by 24; its tip, at 12 and 22, is on the place. */
export const placeShapes: Record<PlaceKind, string> = {
  house: 'M12 2L1.5 11.5H5V22H19V11.5H22.5Z',
  flag: 'M10.5 1.5H12.5V3L22 7L12.5 11V22H10.5Z',
  building: 'M4 22V2H20V22H14V17H10V22ZM7 5H10V8H7ZM14 5H17V8H14ZM7 11H10V14H7ZM14 11H17V14H14Z',
  pin: 'M12 22C9 17 5 13 5 9C5 5 8 2 12 2C16 2 19 5 19 9C19 13 15 17 12 22Z',
};

/** The name of each kind. */
export const kindWords: Record<PlaceKind, string> = {
  house: 'Fraternity house',
  flag: 'Stadium',
  building: 'Building',
  pin: 'Landmark',
};

/** Returns a marker as a picture that Google's markers can show. */
export function placeImage(kind: PlaceKind, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 26 26" width="64" height="64"><path d="${placeShapes[kind]}" fill="${color}" fill-rule="evenodd" stroke="#fff" stroke-width="2" paint-order="stroke" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
