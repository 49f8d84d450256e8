import type { ComponentProps } from 'react';
import { paths } from '../../paths.ts';
import { useRequestOpener } from './RequestProvider.tsx';

type Props = Omit<ComponentProps<'a'>, 'href'>;

/** A link that opens the request form where it is, also in a new tab and before the app has loaded. */
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
