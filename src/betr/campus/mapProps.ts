import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import type { Campus } from '../../domain/lists/campuses.ts';

/** The props of every kind of map: the campus, its places, and the chosen one. */
export type MapProps = {
  campus: Campus;
  places: readonly CampusPlace[];
  chosen: CampusPlace | null;
  onChoose: (id: string) => void;
};
