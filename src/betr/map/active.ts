/**
 * The college that is pointed at, '' for none. `seek`: the map brings it into sight, the list scrolls to it.
 */
export type Active = { id: string; seek: boolean };

export const nothingActive: Active = { id: '', seek: false };
