import { isHarmlessSvg } from '../../../domain/images/harmlessSvg.ts';
import { dataUrl } from './dataUrl.ts';
import { processingError } from './ImageError.ts';

/**
 * Rejects an SVG that does more than draw, or that draws nothing. An SVG in an <img> runs no scripts, and
 * ours are served as downloads, but the person who uploads such a file should learn of it. @throws ImageError
 */
export async function checkSvg(file: Blob): Promise<void> {
  if (!isHarmlessSvg(new Uint8Array(await file.arrayBuffer()))) {
    throw processingError('this SVG contains a script or other active content. Export it as a plain image.');
  }
  const image = new Image();
  image.src = await dataUrl(file);
  await image.decode().catch(() => {
    throw processingError("this SVG can't be drawn.");
  });
}
