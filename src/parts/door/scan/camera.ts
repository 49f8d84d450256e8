declare global {
  interface Document {
    /** Chromium's name for the policy that the page was loaded with. */
    featurePolicy?: { allowsFeature(name: string): boolean };
  }
}

/**
 * Why there is no picture: refused by the person or the browser, no camera, used by another program, a page
 * without HTTPS, or one that was loaded before it might use a camera.
 */
export type CameraFailure = 'denied' | 'none' | 'busy' | 'insecure' | 'stale';

/** A camera that is on. */
export type Camera = {
  stream: MediaStream;
  /** The other cameras and this one, by their ids; names are there once one is on. */
  choices: readonly (readonly [id: string, name: string])[];
  id: string;
  /** Switches the lamp; null where the camera has none. */
  light: ((on: boolean) => Promise<void>) | null;
};

/** Returns why a camera can't even be asked for, null where it can. */
function missing(): CameraFailure | null {
  if (document.featurePolicy?.allowsFeature('camera') === false) return 'stale';
  // A page without HTTPS has none, although the types say so.
  const { mediaDevices }: Partial<Navigator> = navigator;
  return mediaDevices ? null : 'insecure';
}

const failures: Record<string, CameraFailure> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Turns a camera on, the one at the phone's back unless `id` names another. @throws CameraError */
export async function turnOn(id: string): Promise<Camera> {
  const why = missing();
  if (why) throw new CameraError(why);
  try {
    const which = id ? { deviceId: { exact: id } } : { facingMode: 'environment' };
    const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 } };
    const stream = await navigator.mediaDevices.getUserMedia({ video });
    const [track] = stream.getVideoTracks();
    const found = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    const choices = found
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }, at) => [deviceId, label || `Camera ${at + 1}`] as const);
    return { stream, choices, id: track?.getSettings().deviceId ?? '', light: lightOf(track) };
  } catch (error) {
    throw new CameraError(failures[error instanceof Error ? error.name : ''] ?? 'busy', error);
  }
}

/** Turns a camera off, and its lamp. */
export function turnOff({ stream }: Camera): void {
  for (const track of stream.getTracks()) track.stop();
}

function lightOf(track: MediaStreamTrack | undefined): Camera['light'] {
  // Not in every browser, although the types say so.
  const able: object = track?.getCapabilities?.() ?? {};
  if (!track || !('torch' in able) || able.torch !== true) return null;
  return (on) => {
    const lamp: MediaTrackConstraintSet & { torch: boolean } = { torch: on };
    return track.applyConstraints({ advanced: [lamp] }).catch(() => {});
  };
}

/** The only error of `turnOn`. */
export class CameraError extends Error {
  readonly why: CameraFailure;

  constructor(why: CameraFailure, cause?: unknown) {
    super(why, { cause });
    this.name = 'CameraError';
    this.why = why;
  }
}
