import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const name = 'college';

/**
 * The college whose dialog is open, '' for none. It is in the address, so that it can be shared and Back
 * closes the dialog.
 */
export function useChosenCollege() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const chosenHere = Object(state).chosenHere === true;

  const choose = useCallback(
    (id: string) =>
      navigate(
        { search: String(new URLSearchParams([...others(search), [name, id]])) },
        { state: { chosenHere: true } },
      ),
    [navigate, search],
  );
  const leave = useCallback(() => {
    if (chosenHere) navigate(-1);
    else navigate({ search: String(new URLSearchParams(others(search))) }, { replace: true });
  }, [chosenHere, navigate, search]);

  return { chosen: new URLSearchParams(search).get(name) ?? '', choose, leave };
}

function others(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([key]) => key !== name);
}
