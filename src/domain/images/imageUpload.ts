import { slug } from '../text/slug.ts';
import type { ImageUse } from './imageUse.ts';

/** What an upload gives (specification 3). `data`: the picture as a data URL, for showing it at once. */
export type ImageUpload = { data: string; metadata: ImageMetadata };

/**
 * About the file as it was chosen; `collegeName` is whatever the picture is about, `uploadedAt` an ISO
 * moment.
 */
export type ImageMetadata = {
  originalName: string;
  type: string;
  size: number;
  collegeName: string;
  uploadedAt: string;
};

/**
 * Where a picture is kept in Cloud Storage. `unique` makes it a new file each time: none is ever overwritten.
 */
export function imagePath(use: ImageUse, about: string, svg: boolean, unique: string): string {
  const folder = slug(about).slice(0, 100) || 'unnamed';
  return `images/${use}/${folder}/${unique}.${svg ? 'svg' : 'jpg'}`;
}
