/**
 * The settings for Google Maps, '' where one isn't set. They aren't in env.ts, which every visitor downloads.
 */
export const mapsSettings: { key: string; mapId: string } = {
  key: import.meta.env.VITE_GOOGLE_MAPS_API_KEY ?? '',
  mapId: import.meta.env.VITE_GOOGLE_MAPS_MAP_ID ?? '',
};
