import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Camera } from './camera.ts';
import { codeReader } from './codeReader.ts';

/** From one frame that is read to the next, in milliseconds. */
const pace = 100;
/** The longer side of a frame as it is read, in pixels. */
const longest = 960;

/** Reads the codes in what the video of a camera shows; `onFail` when the reader can't be loaded. */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  camera: Camera | null,
  onCode: (text: string) => void,
  onFail: () => void,
): void {
  const heard = useEffectEvent(onCode);
  const failed = useEffectEvent(onFail);
  useEffect(() => {
    if (!camera) return;
    const reader = codeReader();
    const frame = document.createElement('canvas');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async () => {
      const next = performance.now() + pace;
      try {
        const texts = video.current && drawn(video.current, frame) ? await reader.read(frame) : [];
        if (!stopped) for (const text of texts) heard(text);
      } catch {
        if (!stopped) return failed();
      }
      if (!stopped) timer = setTimeout(look, Math.max(0, next - performance.now()));
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
      reader.stop();
    };
  }, [video, camera]);
}

/** Draws the part of a video that is shown; false while it can't be or a dialog asks for something else. */
function drawn(video: HTMLVideoElement, frame: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const asked = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(video));
  if (!videoWidth || !clientWidth || asked || document.hidden) return false;
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const [width, height] = [clientWidth / scale, clientHeight / scale];
  const part = Math.min(1, longest / Math.max(width, height));
  frame.width = Math.round(width * part);
  frame.height = Math.round(height * part);
  const context = frame.getContext('2d', { alpha: false, willReadFrequently: true });
  const [x, y] = [(videoWidth - width) / 2, (videoHeight - height) / 2];
  context?.drawImage(video, x, y, width, height, 0, 0, frame.width, frame.height);
  return context !== null;
}
