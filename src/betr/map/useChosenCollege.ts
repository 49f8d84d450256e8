import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const name = 'college';

/**
 * The college whose dialog is open, '' for none. It is in the address, so that it can be shared and Back
 * closes the dialog.
 */
export function useChosenCollege() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const chosenHere = Object(state).chosenHere === true;

  const choose = useCallback(
    (id: string) =>
      setParams((before) => new URLSearchParams([...without(before), [name, id]]), {
        state: { chosenHere: true },
      }),
    [setParams],
  );
  const leave = useCallback(() => {
    if (chosenHere) navigate(-1);
    else setParams((before) => new URLSearchParams(without(before)), { replace: true });
  }, [chosenHere, navigate, setParams]);

  return { chosen: params.get(name) ?? '', choose, leave };
}

function without(params: URLSearchParams): [string, string][] {
  return [...params].filter(([key]) => key !== name);
}
