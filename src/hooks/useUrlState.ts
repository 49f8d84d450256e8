import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A piece of state that lives in the address, as the parameter `name`. `read` makes sense of whatever stands there
 * ('' when nothing does); what it makes of '' is the default and is not written. `replace` changes the present entry
 * of the history in place of adding one, for what changes with every key. The setter stays the same function.
 */
export function useUrlState<T extends string>(
  name: string,
  read: (text: string) => T,
  { replace = false } = {},
): [T, (value: T) => void] {
  const [params, setParams] = useSearchParams();
  // React Router makes a new one for every address.
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  }, [setParams]);
  const set = useCallback(
    (value: T) =>
      latest.current(
        () => {
          // Not what the last drawing knew: two pieces may change at once.
          const after = new URLSearchParams(location.search);
          if (value === read('')) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace },
      ),
    [name, read, replace],
  );
  return [read(params.get(name) ?? ''), set];
}
