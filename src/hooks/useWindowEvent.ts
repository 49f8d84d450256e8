import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** Bubbles from the document. */
    visibilitychange: Event;
  }
}

/** Listens to an event of the window while the component is mounted. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const heard = (event: WindowEventMap[Name]) => hear(event);
    addEventListener(name, heard);
    return () => removeEventListener(name, heard);
  }, [name]);
}
