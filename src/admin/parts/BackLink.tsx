import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { stepsBack } from './trail.ts';

type Props = { to: string; children: ReactNode };

/**
 * A link to the list that led to this page. A press goes back to it as it was left, with its filter, search
 * and scroll position.
 */
export function BackLink({ to, children }: Props) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        const steps = stepsBack(
          ({ pathname, search }) => pathname === to && !/[?&](event|create)=/.test(search),
        );
        if (steps === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        navigate(-steps);
      }}
    >
      {children}
    </Link>
  );
}
