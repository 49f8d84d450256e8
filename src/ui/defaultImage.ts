/** The picture in place of one that fails to load (specification 9). */
export const defaultImage = '/tournament-images/default.jpg';
