import { useEffect, useRef } from 'react';
import { slug } from '../../domain/text/slug.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './ContentPage.module.css';

/** Links to the sections of the page: beside the text where there is room, else folded above it. */
export function TableOfContents({ titles }: { titles: string[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current) details.current.open = matchMedia('(min-width: 64rem)').matches;
  }, []);
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details ref={details}>
        <summary>On this page</summary>
        <ul>
          {titles.map((title) => (
            <li key={title}>
              <Link
                to={`#${slug(title)}`}
                onClick={() => document.getElementById(slug(title))?.focus({ preventScroll: true })}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
