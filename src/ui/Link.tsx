import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link within the app that doesn't reload the page. React Router's own Link does the same, but brings 2 kB
 * of prefetching code for server rendering, which every visitor would download.
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
