import { slug } from '../../domain/text/slug.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './ContentPage.module.css';

/** Links to the sections of the page: beside the text where there is room, otherwise folded above it. */
export function TableOfContents({ titles }: { titles: string[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details ref={openWhereWide}>
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

function openWhereWide(details: HTMLDetailsElement | null): void {
  if (details) details.open = matchMedia('(min-width: 64rem)').matches;
}
