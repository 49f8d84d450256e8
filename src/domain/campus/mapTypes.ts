/** The three kinds of map of Campus View and their names (specification 2.19). */
export const mapTypes = [
  ['simple', 'Simple Google Maps'],
  ['advanced', 'Advanced Markers'],
  ['static', 'Static Image Map'],
] as const;
export type MapType = (typeof mapTypes)[number][0];

/** Returns the map type that a text names, or `otherwise` for anything else. */
export function readMapType(text: string, otherwise: MapType): MapType {
  return mapTypes.find(([type]) => type === text)?.[0] ?? otherwise;
}
