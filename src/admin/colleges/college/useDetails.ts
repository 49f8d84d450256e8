import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Which college's details are open, in the address, '' for none. Closing what was opened here goes back. */
export function useDetails(onClosed: () => void) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  // The cards keep one function, whatever the address does.
  const show = useRef(setParams);
  useEffect(() => {
    show.current = setParams;
  });

  const open = useCallback((collegeId: string) => {
    openedHere.current = true;
    show.current((before) => withCollege(before, collegeId));
  }, []);

  function close() {
    onClosed();
    if (openedHere.current) navigate(-1);
    else setParams((before) => withCollege(before, ''), { replace: true });
    openedHere.current = false;
  }

  return { collegeId: params.get('college') ?? '', open, close };
}

function withCollege(before: URLSearchParams, collegeId: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (collegeId) after.set('college', collegeId);
  else after.delete('college');
  return after;
}
