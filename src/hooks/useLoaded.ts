import { useEffect, useState } from 'react';

/**
 * Returns what `load` resolves with, undefined until then; null loads nothing. `load` must be a stable
 * function that never rejects.
 */
export function useLoaded<T>(load: (() => Promise<T>) | null): T | undefined {
  const [loaded, setLoaded] = useState<{ load: () => Promise<T>; value: T }>();
  useEffect(() => {
    if (!load) return;
    let wanted = true;
    void load().then((value) => {
      if (wanted) setLoaded({ load, value });
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  return loaded && loaded.load === load ? loaded.value : undefined;
}
