import { pictureKind, pictureKinds } from './pictureKind.ts';

/** The maximum file size in bytes (specification 9). */
export const byteLimit = 5 * 1024 * 1024;

/** The message for a file that is not a picture. */
const notAPicture = 'Invalid file type. Please upload a JPEG, PNG, SVG, or WebP image.';

/**
 * The types that browsers report for allowed files; some have their own name for JPEG, and '' when they
 * cannot tell.
 */
const claims: readonly string[] = [...pictureKinds, 'image/jpg', 'image/pjpeg', ''];

/**
 * Returns what is wrong with a file to upload, or null (specification 5.7). `head`: its first bytes, which
 * decide its type.
 */
export function imageProblem(file: { type: string; size: number } | null, head: Uint8Array): string | null {
  if (!file) return 'No file provided';
  if (!claims.includes(file.type) || !pictureKind(head)) return notAPicture;
  if (file.size > byteLimit) return 'File size too large. Please upload an image smaller than 5MB.';
  return null;
}
