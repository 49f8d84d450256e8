import rows from './fraternities.json';

/** A fraternity and the pick lists that contain it. */
export type ListedFraternity = {
  name: string;
  /** Greek capitals. */
  letters: string;
  national: boolean;
  /** One of the 36 of Add Fraternity. */
  addList: boolean;
  /** One of the 58 of the event form. */
  eventList: boolean;
  /** One of the 64 of the request form. */
  requestList: boolean;
};

/** The fraternities of all pick lists, by name. */
export const fraternities: readonly ListedFraternity[] = rows;
