import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a page of ours, opened without a new load. React Router's own Link does the same and brings 2 kB
 * of prefetching for servers along, which every visitor would download.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
