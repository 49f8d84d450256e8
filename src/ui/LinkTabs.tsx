import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';
import { scrollRowTo } from './scrollRowTo.ts';

type Props = { label: string; className?: string; tabs: readonly (readonly [label: string, to: string])[] };

/** Links to tabs with addresses of their own. Below its address all but the first is current too. */
export function LinkTabs({ label, className, tabs }: Props) {
  const here = useLocation().pathname.replace(/\/$/, '');
  return (
    <nav aria-label={label} className={className}>
      {tabs.map(([words, to], at) => {
        const current = here === to || (at > 0 && here.startsWith(`${to}/`)) ? 'page' : undefined;
        return (
          <Link key={to} to={to} ref={current && scrollRowTo} aria-current={current}>
            {words}
          </Link>
        );
      })}
    </nav>
  );
}
