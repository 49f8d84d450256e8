import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { RequestLink } from '../request/RequestLink.tsx';

type Props = { to: string; className?: string; children: ReactNode };

/** A link within the site ('/…'), to the request form, or elsewhere ('https:', 'tel:', 'mailto:'). */
export function AnyLink({ to, ...rest }: Props) {
  if (to === paths.request()) return <RequestLink {...rest} />;
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />;
}
