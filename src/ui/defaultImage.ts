/** The picture of an event or tournament that has none, or whose picture fails to load (specification 9). */
export const defaultImage = '/tournament-images/default.jpg';
