import { fitWithin } from '../../../domain/images/fitWithin.ts';
import type { ImageSize } from '../../../domain/images/imageUse.ts';

export type ScaleOrder = { file: Blob; size: ImageSize };
export type ScaleAnswer = { picture: Blob } | { reason: string };

/** Scales one image down outside the main thread, since a photo would block the page noticeably. */
addEventListener('message', async ({ data: { file, size } }: MessageEvent<ScaleOrder>) => {
  postMessage(await scaled(file, size));
});

async function scaled(file: Blob, size: ImageSize): Promise<ScaleAnswer> {
  try {
    // A phone stores its photos in landscape and notes their orientation in the metadata.
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitWithin(bitmap, size.most);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return { reason: "this browser can't draw it." };
    // JPEG has no transparency: without a background it would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { picture: await canvas.convertToBlob({ type: 'image/jpeg', quality: size.quality }) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
