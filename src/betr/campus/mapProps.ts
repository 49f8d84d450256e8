import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import type { Campus } from '../../domain/lists/campuses.ts';

/** What every kind of map is given: the campus, its places, and which one is chosen. */
export type MapProps = {
  campus: Campus;
  places: readonly CampusPlace[];
  chosen: CampusPlace | null;
  onChoose: (id: string) => void;
};
