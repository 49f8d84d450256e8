/**
 * What is wrong with an image, in words for the user. `again` is true when the same file may work at another
 * try.
 */
export class ImageError extends Error {
  readonly again: boolean;

  constructor(message: string, again = false) {
    super(message);
    this.name = 'ImageError';
    this.again = again;
  }
}

/** Returns the specification's error for an image that couldn't be processed. */
export function processingError(reason: string, again = false): ImageError {
  return new ImageError(`Failed to process image: ${reason}`, again);
}
