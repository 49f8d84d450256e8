import { pictureKind, pictureKinds } from './pictureKind.ts';

/** The largest file that is taken, in bytes (specification 9). */
export const mostBytes = 5 * 1024 * 1024;

/** The words for a file that is no picture. */
const notAPicture = 'Invalid file type. Please upload a JPEG, PNG, SVG, or WebP image.';

/**
 * What browsers call the allowed types; some have a name of their own for JPEG, and '' when they cannot tell.
 */
const claims: readonly string[] = [...pictureKinds, 'image/jpg', 'image/pjpeg', ''];

/**
 * What is wrong with a file that shall be uploaded, null when nothing is (specification 5.7). `head` are its
 * first bytes, which count more than what the browser makes of its name.
 */
export function imageProblem(file: { type: string; size: number } | null, head: Uint8Array): string | null {
  if (!file) return 'No file provided';
  if (!claims.includes(file.type) || !pictureKind(head)) return notAPicture;
  if (file.size > mostBytes) return 'File size too large. Please upload an image smaller than 5MB.';
  return null;
}
