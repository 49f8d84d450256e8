import { anything, finiteNumber, image, readFields, text, wholeNumber } from '../fields/storedFields.ts';

/** A college of the database. */
export type College = {
  id: string;
  name: string;
  conference: string;
  /** The address of its logo, null when there is none. */
  logoPath: string | null;
  fraternityCount: number;
  state: string;
  location: string;
  /** The position on the map of 1200 by 600 in older documents, or null. */
  coordinates: { x: number; y: number } | null;
};

const stored = {
  name: text,
  conference: text,
  logoPath: image,
  logoUrl: image,
  logo: image,
  fraternityCount: wholeNumber,
  state: text,
  location: text,
  coordinates: anything,
};

/** Returns the college in a stored document of any age; never throws. */
export function readCollege(id: string, data: unknown): College {
  const { logoUrl, logo, ...college } = readFields(stored, data);
  const { x, y } = readFields({ x: finiteNumber, y: finiteNumber }, college.coordinates);
  return {
    ...college,
    id,
    logoPath: college.logoPath || logoUrl || logo || null,
    fraternityCount: college.fraternityCount ?? 0,
    coordinates: x === null || y === null ? null : { x, y },
  };
}
