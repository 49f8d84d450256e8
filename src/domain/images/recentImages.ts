import { image, list, readFields, text } from '../fields/storedFields.ts';

/** A picture that was uploaded from this browser and can be used again. */
export type RecentImage = { url: string; name: string };

const limit = 10;
const fields = { url: image, name: text };

/** Returns the recent uploads in the browser's storage, newest first; invalid entries are left out. */
export function readRecentImages(data: unknown): RecentImage[] {
  return list(data)
    .map((entry) => readFields(fields, entry))
    .filter(({ url }) => url !== '')
    .slice(0, limit);
}

/** Returns the list with a picture moved to its front, at most ten (specification 9). */
export function withRecentImage(images: readonly RecentImage[], image: RecentImage): RecentImage[] {
  return [image, ...images.filter(({ url }) => url !== image.url)].slice(0, limit);
}
