import { isHarmlessSvg } from '../../../domain/images/harmlessSvg.ts';
import { imageProblem } from '../../../domain/images/imageProblem.ts';
import { type ImageUpload, imagePath } from '../../../domain/images/imageUpload.ts';
import { type ImageUse, imageSizes } from '../../../domain/images/imageUse.ts';
import { headLength, pictureKind } from '../../../domain/images/pictureKind.ts';
import { dataUrl } from './dataUrl.ts';
import { ImageError, processingError } from './ImageError.ts';
import { scalePicture } from './scalePicture.ts';

const offline = "You're offline. Images can't be saved for later: retry when you're back online.";

type Order = {
  file: File | null;
  use: ImageUse;
  /** What the image belongs to: a college, a fraternity, 'bracket-{eventId}'. */
  about: string;
  signal: AbortSignal;
  /** Called when the image is ready for a preview and its upload begins. */
  onReady: (upload: ImageUpload) => void;
  /** Called with the part that is uploaded, from 0 to 1. */
  onProgress: (part: number) => void;
};

/**
 * Checks a file, scales it to fit, and stores it (the upload helper of specification 5.7 and 7). Documents
 * hold the returned `url`.
 * @throws ImageError for an unusable file; DataError when it couldn't be stored; the signal's reason
 */
export async function uploadImage(order: Order): Promise<ImageUpload & { url: string }> {
  const { use, about, signal, onReady, onProgress } = order;
  const picture = await prepared(order);
  const upload = {
    data: await dataUrl(picture),
    metadata: {
      originalName: order.file?.name ?? '',
      type: order.file?.type ?? '',
      size: order.file?.size ?? 0,
      collegeName: about,
      uploadedAt: new Date().toISOString(),
    },
  };
  signal.throwIfAborted();
  onReady(upload);
  const { uploadPicture } = await import('../../../data/staff/files.ts');
  const path = imagePath(use, about, picture.type === 'image/svg+xml', crypto.randomUUID());
  return { ...upload, url: await uploadPicture(picture, { path, signal, onProgress }) };
}

/** Returns the file to store: an SVG unchanged, anything else scaled down as JPEG. */
async function prepared({ file, use, signal }: Order): Promise<Blob> {
  const head = file ? await firstBytes(file) : new Uint8Array();
  const problem = imageProblem(file, head);
  if (!file || problem) throw new ImageError(problem ?? '');
  // Offline, the storage would retry for half a minute before it fails, and the worker may not be loaded yet.
  if (!navigator.onLine) throw new ImageError(offline, true);
  if (pictureKind(head) !== 'image/svg+xml') return scalePicture(file, signal, imageSizes[use]);
  const svg = file.slice(0, file.size, 'image/svg+xml');
  await checkSvg(svg);
  return svg;
}

async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    // The file was moved or deleted, or its drive is gone.
    throw processingError("the file can't be read.", true);
  }
}

/**
 * Rejects an SVG that does more than draw, or that draws nothing. An SVG in an <img> runs no scripts, and
 * ours are served as downloads, but the person who uploads such a file should learn of it. @throws ImageError
 */
async function checkSvg(file: Blob): Promise<void> {
  if (!isHarmlessSvg(new Uint8Array(await file.arrayBuffer()))) {
    throw processingError('this SVG contains a script or other active content. Export it as a plain image.');
  }
  const image = new Image();
  image.src = await dataUrl(file);
  await image.decode().catch(() => {
    throw processingError("this SVG can't be drawn.");
  });
}
