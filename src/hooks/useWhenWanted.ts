import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component whose code is fetched when it is wanted, undefined until it is there. `load` stays the same function. */
export function useWhenWanted<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailed: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (wanted)
      load().then(
        (found) => setLoaded(() => found),
        () => fail(),
      );
  }, [wanted, load]);
  return Loaded;
}
