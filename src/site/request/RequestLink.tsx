import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { useRequestOpener } from './RequestProvider.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link that opens the request form on the page where it is. Its address does the same before the app has
 * loaded, and in a new tab.
 */
export function RequestLink({ onClick, ...rest }: Props) {
  const { busy, opener, open } = useRequestOpener();
  return (
    <a
      {...rest}
      {...opener}
      href={paths.request()}
      aria-busy={busy}
      onClick={(event) => {
        onClick?.(event);
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!busy) open();
      }}
    />
  );
}
