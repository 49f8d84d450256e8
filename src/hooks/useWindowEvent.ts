import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the window as long as the component is on the page. */
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
