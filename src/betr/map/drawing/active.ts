/** The college that is pointed at or focused, '' for none. `seek`: the map and the list scroll to it. */
export type Active = { id: string; seek: boolean };

export const nothingActive: Active = { id: '', seek: false };
