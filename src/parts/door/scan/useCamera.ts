import { useEffect, useState } from 'react';
import { type Camera, CameraError, type CameraFailure, turnOff, turnOn } from './camera.ts';

type State = { camera: Camera | null; failure: CameraFailure | null };
const asking: State = { camera: null, failure: null };

/** Keeps a camera on while the component is there. Returns it, or why there is none, and how to choose. */
export function useCamera() {
  const [wish, setWish] = useState({ id: '' });
  const [state, setState] = useState(asking);

  useEffect(() => {
    let stopped = false;
    let camera: Camera | null = null;
    turnOn(wish.id).then(
      (on) => {
        if (stopped) return turnOff(on);
        camera = on;
        setState({ camera, failure: null });
        // Another program took it, or it was unplugged.
        on.stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (!stopped) setState({ camera: null, failure: 'busy' });
        });
      },
      (error) => {
        const failure = error instanceof CameraError ? error.why : 'busy';
        if (!stopped) setState({ camera: null, failure });
      },
    );
    return () => {
      stopped = true;
      if (camera) turnOff(camera);
    };
  }, [wish]);

  function choose(id: string): void {
    setState(asking);
    setWish({ id });
  }

  return { ...state, choose, retry: () => choose('') };
}
