import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * State in the address, as parameter `name`. `read` parses it; the value of '' is the default and not
 * written. `replace` changes the current entry; otherwise one is added, with `state`. The setter is stable.
 */
export function useUrlState<T extends string>(
  name: string,
  read: (text: string) => T,
  { replace = false, state }: { replace?: boolean; state?: string } = {},
): [T, (value: T) => void] {
  const navigate = useNavigate();
  // React Router's useSearchParams also writes, which every visitor would download.
  const { state: present, search: shown } = useLocation();
  // React Router returns a new `navigate` for every address.
  const latest = useRef({ navigate, present });
  useEffect(() => {
    latest.current = { navigate, present };
  }, [navigate, present]);
  const set = useCallback(
    (value: T) => {
      // Not the address of the last render: two pieces of state may change at once, and a toast's button
      // outlives its screen.
      const { pathname, search } = location;
      const after = new URLSearchParams(search);
      if (value === read('')) after.delete(name);
      else after.set(name, value);
      const { navigate: go, present: stays } = latest.current;
      go({ pathname, search: after.toString() }, { replace, state: replace ? stays : state });
    },
    [name, read, replace, state],
  );
  return [read(new URLSearchParams(shown).get(name) ?? ''), set];
}
