import { slug } from '../text/slug.ts';
import type { ImageUse } from './imageUse.ts';

/** The result of an upload (specification 3). `data`: the picture as a data URL, to show it at once. */
export type ImageUpload = { data: string; metadata: ImageMetadata };

/**
 * Describes the file as it was chosen; `collegeName` is the name of the picture's subject, `uploadedAt` an
 * ISO instant.
 */
export type ImageMetadata = {
  originalName: string;
  type: string;
  size: number;
  collegeName: string;
  uploadedAt: string;
};

/**
 * Returns the path of a picture in Cloud Storage. `unique` makes it a new file each time, so none is ever
 * overwritten.
 */
export function imagePath(use: ImageUse, about: string, svg: boolean, unique: string): string {
  const folder = slug(about).slice(0, 100) || 'unnamed';
  return `images/${use}/${folder}/${unique}.${svg ? 'svg' : 'jpg'}`;
}
