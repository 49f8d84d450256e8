import rows from './fraternities.json';

/** A fraternity and the pick lists it stands in. */
export type ListedFraternity = {
  name: string;
  /** Greek capitals. */
  letters: string;
  national: boolean;
  /** The 36 of Add Fraternity. */
  addList: boolean;
  /** The 58 of the event form. */
  eventList: boolean;
  /** The 64 of the request form. */
  requestList: boolean;
};

/** The fraternities of all pick lists, by name. */
export const fraternities: readonly ListedFraternity[] = rows;
