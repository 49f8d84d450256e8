import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A piece of state that lives in the address, as the parameter `name`. `read` makes sense of whatever stands
 * there ('' when nothing does); what it makes of '' is the default and is not written. `replace` changes the
 * present entry of the history in place of adding one, for what changes with every key; it keeps the entry's
 * state. `state` is the state of an added entry. The setter stays the same function.
 */
export function useUrlState<T extends string>(
  name: string,
  read: (text: string) => T,
  { replace = false, state }: { replace?: boolean; state?: string } = {},
): [T, (value: T) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state: present } = useLocation();
  // React Router makes a new one for every address.
  const latest = useRef({ navigate, present });
  useEffect(() => {
    latest.current = { navigate, present };
  }, [navigate, present]);
  const set = useCallback(
    (value: T) => {
      // Not what the last drawing knew: two pieces may change at once, and the button of a message outlives
      // its screen.
      const { pathname, search } = location;
      const after = new URLSearchParams(search);
      if (value === read('')) after.delete(name);
      else after.set(name, value);
      const { navigate: go, present: stays } = latest.current;
      go({ pathname, search: after.toString() }, { replace, state: replace ? stays : state });
    },
    [name, read, replace, state],
  );
  return [read(params.get(name) ?? ''), set];
}
