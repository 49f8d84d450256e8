import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';

/** A navigation link that is marked as current on its page, or on a page of its section. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const here = `${useLocation().pathname}/`;
  const current = props.to === '/' ? here === '//' : here.startsWith(`${props.to}/`);
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
