import { useState } from 'react';
import styles from './ImageField.module.css';
import { useRecentUploads } from './recentUploads.ts';

type Props = { label: string; value: string; disabled: boolean; onChoose: (url: string) => void };

/**
 * The recent uploads to reuse, six in a row (specification 2.10). One that is gone from the storage is not
 * offered.
 */
export function RecentUploads({ label, value, disabled, onChoose }: Props) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const images = useRecentUploads().filter(({ url }) => !gone.includes(url));
  if (images.length === 0) return null;
  return (
    <details className={styles.recent}>
      <summary>Recent uploads ({images.length})</summary>
      <ul>
        {images.map(({ url, name }) => (
          <li key={url}>
            <button
              type="button"
              disabled={disabled}
              aria-pressed={url === value}
              aria-label={`Use ${name || 'this image'} as ${label}`}
              title={name}
              onClick={() => onChoose(url)}
            >
              <img
                src={url}
                alt=""
                loading="lazy"
                decoding="async"
                onError={() => setGone((before) => [...before, url])}
              />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
