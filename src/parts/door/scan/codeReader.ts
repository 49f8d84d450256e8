import type { ReadAnswer, ReadOrder } from './read.worker.ts';
import workerUrl from './read.worker.ts?worker&url';

type Detector = { detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector;
      getSupportedFormats(): Promise<string[]>;
    };
  }
}

/** Reads the codes of one frame after another. */
export type CodeReader = {
  /** Returns the texts of the codes in a frame. @throws Error when the reader's code can't be loaded */
  read: (frame: HTMLCanvasElement) => Promise<string[]>;
  stop: () => void;
};

/** Fetches the reader's code, which the service worker then keeps for use without a network. */
export function keepReader(): void {
  fetch(workerUrl).catch(() => {});
}

/** Returns a reader: the browser's own where it reads such codes, after its first failure ours. */
export function codeReader(): CodeReader {
  let detector = ownDetector();
  let ours: ReturnType<typeof inWorker> | null = null;
  return {
    read: async (frame) => {
      try {
        const found = await (await detector)?.detect(frame);
        if (found) return found.map(({ rawValue }) => rawValue);
      } catch {
        detector = Promise.resolve(null);
      }
      ours ??= inWorker();
      return ours.read(frame);
    },
    stop: () => ours?.stop(),
  };
}

async function ownDetector(): Promise<Detector | null> {
  try {
    const Own = window.BarcodeDetector;
    // Where a part of the system is missing, it is there and reads nothing.
    return Own && (await Own.getSupportedFormats()).includes('qr_code')
      ? new Own({ formats: ['qr_code'] })
      : null;
  } catch {
    return null;
  }
}

function inWorker() {
  const worker = new Worker(workerUrl, { type: 'module' });
  return {
    read: (frame: HTMLCanvasElement) =>
      new Promise<string[]>((resolve, reject) => {
        const pixels = frame.getContext('2d')?.getImageData(0, 0, frame.width, frame.height);
        if (!pixels) return resolve([]);
        worker.onmessage = ({ data: { text } }: MessageEvent<ReadAnswer>) => resolve(text ? [text] : []);
        worker.onerror = () => reject(new Error("The reader's code couldn't be loaded."));
        const { data, width, height } = pixels;
        const order: ReadOrder = { data, width, height };
        worker.postMessage(order, [data.buffer]);
      }),
    stop: () => worker.terminate(),
  };
}
