import { image, list, readFields, text } from '../fields/storedFields.ts';

/** A picture that was uploaded from this browser and can be used again. */
export type RecentImage = { url: string; name: string };

const limit = 10;
const fields = { url: image, name: text };

/** The recent uploads in the browser's storage, newest first; whatever makes no sense there is left out. */
export function readRecentImages(data: unknown): RecentImage[] {
  return list(data)
    .map((entry) => readFields(fields, entry))
    .filter(({ url }) => url !== '')
    .slice(0, limit);
}

/** The list with a picture at its front, once, and ten at most (specification 9). */
export function withRecentImage(images: readonly RecentImage[], image: RecentImage): RecentImage[] {
  return [image, ...images.filter(({ url }) => url !== image.url)].slice(0, limit);
}
