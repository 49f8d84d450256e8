import { decodeQR } from 'qr/decode.js';

export type ReadOrder = { data: Uint8ClampedArray; width: number; height: number };
export type ReadAnswer = { text: string };

/** Longer than one frame at sixty a second, as ten are read. In milliseconds. */
const timeLimit = 60;

/** Reads the code in one frame outside the main thread; '' where there is none. */
addEventListener('message', ({ data }: MessageEvent<ReadOrder>) => {
  const answer: ReadAnswer = { text: textIn(data) };
  postMessage(answer);
});

function textIn(frame: ReadOrder): string {
  try {
    return decodeQR(frame, { timeLimit });
  } catch {
    return '';
  }
}
