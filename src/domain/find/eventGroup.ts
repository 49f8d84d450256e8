/** What visitors find events by. */
export const groupKinds = ['college', 'city', 'state', 'fraternity'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** The events of a college, of a city's colleges, of a state or of a fraternity. */
export type EventGroup = {
  kind: GroupKind;
  /** Unique within its kind, as it stands in the address: 'purdue-university', 'waco-tx', 'TX'. */
  id: string;
  name: string;
  /** A short description, '' without one: 'Waco, TX'. */
  about: string;
  /** The stored field that all its events share, and the values that count. */
  field: 'collegeId' | 'state' | 'fraternityName';
  values: readonly string[];
};
