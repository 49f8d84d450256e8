/** The accepted kinds of pictures (specification 5.7), as media types. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** How many bytes of a file `pictureKind` needs: editors put long comments before the root of an SVG. */
export const headLength = 16_384;

/**
 * Returns the kind of picture a file's first bytes show, null for anything else; its name and its claimed
 * type do not count.
 */
export function pictureKind(head: Uint8Array): PictureKind | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(head, [0x52, 0x49, 0x46, 0x46]) && startsWith(head.subarray(8), [0x57, 0x45, 0x42, 0x50])) {
    return 'image/webp';
  }
  const text = new TextDecoder().decode(head).trimStart();
  return text.startsWith('<') && /<(\w+:)?svg[\s>/]/.test(text) ? 'image/svg+xml' : null;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
