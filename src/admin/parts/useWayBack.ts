import { useNavigate } from 'react-router-dom';
import { stepsBack } from './trail.ts';

/**
 * Returns a function that goes back to the list at `to` as it was left, with its filter, search and scroll
 * position. It returns false, and stays, when this tab hasn't come from there.
 */
export function useWayBack(to: string): () => boolean {
  const navigate = useNavigate();
  return () => {
    const steps = stepsBack(({ pathname, search }) => pathname === to && !/[?&](event|create)=/.test(search));
    if (steps > 0) navigate(-steps);
    return steps > 0;
  };
}
