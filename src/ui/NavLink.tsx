import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './Link.tsx';

/** A link of a navigation: it says so when it leads to the page one is on, or to the page's section. */
export function NavLink(props: ComponentProps<typeof Link>) {
  const here = `${useLocation().pathname}/`;
  const current = props.to === '/' ? here === '//' : here.startsWith(`${props.to}/`);
  return <Link aria-current={current ? 'page' : undefined} {...props} />;
}
