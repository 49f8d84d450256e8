import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { useWayBack } from './useWayBack.ts';

type Props = { to: string; children: ReactNode };

/** A link to the list that led to this page. A press goes back to it as it was left. */
export function BackLink({ to, children }: Props) {
  const goBack = useWayBack(to);
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        if (goBack()) event.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}
