import { helperSize, type ImageSize } from '../../../domain/images/imageUse.ts';
import { processingError } from './ImageError.ts';
import type { ScaleAnswer, ScaleOrder } from './scale.worker.ts';

/**
 * Returns an image scaled to fit, as JPEG on white. @throws ImageError; the signal's reason when it aborts
 */
export async function scalePicture(
  file: Blob,
  signal: AbortSignal,
  size: ImageSize = helperSize,
): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./scale.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await ask(worker, { file, size }, signal);
    if ('reason' in answer) throw processingError(answer.reason);
    return answer.picture;
  } finally {
    worker.terminate();
  }
}

function ask(worker: Worker, order: ScaleOrder, signal: AbortSignal): Promise<ScaleAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<ScaleAnswer>) => resolve(data));
    // The worker's code is loaded when it is first needed.
    worker.addEventListener('error', () =>
      reject(processingError("the code for it couldn't be loaded.", true)),
    );
    worker.postMessage(order);
  });
}
