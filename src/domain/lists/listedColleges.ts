import rows from './colleges.json';

/** A Division I school, as docs/data-sources.md describes it. */
export type ListedCollege = {
  /** The slug of its name. */
  id: string;
  name: string;
  shortName: string;
  nickname: string;
  conference: string;
  city: string;
  state: string;
  lat: number;
  lng: number;
  /** Offered in the request form; true for about 100. */
  requestList: boolean;
};

/** All Division I schools with men's basketball, by name. Heavy: import it lazily. */
export const colleges: readonly ListedCollege[] = rows;
