import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<'img'>, 'src'> & { src: string; fallback?: string; first?: boolean };

/**
 * A picture that falls back to `fallback` when it has no address or fails to load, and is hidden when that
 * fails too. The `first` picture of a page is fetched at once, others when they scroll into view.
 */
export function Image({ src, fallback = '', alt = '', first = false, ...rest }: Props) {
  const [failed, setFailed] = useState<string[]>([]);
  const shown = [src, fallback].find((address) => address !== '' && !failed.includes(address));
  if (!shown) return null;
  return (
    <img
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      {...rest}
      key={shown}
      src={shown}
      alt={alt}
      onError={() => setFailed((before) => [...before, shown])}
    />
  );
}
