import * as v from 'valibot';
import rows from './campuses.json';

const place = { name: v.string(), lat: v.number(), lng: v.number(), color: v.string() };

const Campus = v.object({
  collegeId: v.string(),
  name: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Invented houses of real organizations, each marked as a sample. */
  fraternities: v.array(
    v.object({
      ...place,
      fullName: v.string(),
      memberCount: v.number(),
      house: v.string(),
      sample: v.literal(true),
    }),
  ),
  landmarks: v.array(
    v.object({ ...place, type: v.picklist(['flag', 'building', 'other']), description: v.string() }),
  ),
});

export type Campus = v.InferOutput<typeof Campus>;

/** The four sample campuses of Campus View (specification 2.19). Heavy: import it lazily. */
export const campuses: readonly Campus[] = v.parse(v.array(Campus), rows);
