/** The picture of an event or tournament that has none, or whose own cannot be loaded (specification 9). */
export const defaultImage = '/tournament-images/default.jpg';
