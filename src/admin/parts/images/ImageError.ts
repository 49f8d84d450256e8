/**
 * What is wrong with a picture, in words for the person who chose it. `again`: the same file may do at
 * another try.
 */
export class ImageError extends Error {
  readonly again: boolean;

  constructor(message: string, again = false) {
    super(message);
    this.name = 'ImageError';
    this.again = again;
  }
}

/** The specification's sentence for a picture that could not be made ready. */
export function processingError(reason: string, again = false): ImageError {
  return new ImageError(`Failed to process image: ${reason}`, again);
}
