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

/** Draws what a video shows; false while it shows nothing or a dialog asks for something else. */
function drawn(video: HTMLVideoElement, frame: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  const asked = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(video));
  if (!videoWidth || asked || document.hidden) return false;
  const part = Math.min(1, longest / Math.max(videoWidth, videoHeight));
  frame.width = Math.round(videoWidth * part);
  frame.height = Math.round(videoHeight * part);
  // More than the strip shows, so that a code at its edge is read.
  const context = frame.getContext('2d', { alpha: false, willReadFrequently: true });
  context?.drawImage(video, 0, 0, frame.width, frame.height);
  return context !== null;
}
