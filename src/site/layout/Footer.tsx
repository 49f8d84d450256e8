import { brand } from '../../content/brand.ts';
import { footerColumns } from '../../content/footer.ts';
import { words } from '../../content/words.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Footer.module.css';

/** The public footer (specification 1 and 2.2). `short`: rows of links on wide screens too. */
export function Footer({ short }: { short: boolean }) {
  return (
    <footer className={styles.footer} data-short={short || undefined}>
      <div className={`${layout.stack4} ${layout.wide} ${styles.inner}`}>
        <div className={styles.brand}>
          <p className={styles.name}>{brand.name}</p>
          <p>
            <a href={brand.emailLink}>{brand.email}</a>
          </p>
          <p>
            <a href={brand.phoneLink}>{brand.phone}</a>
          </p>
          {brand.social.length > 0 && (
            <ul className={styles.row} aria-label="Social media">
              {brand.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {footerColumns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={styles.notice}>
          <b aria-hidden="true">18+</b>
          <p>
            {words.notice} {words.help} <a href={words.helpline.to}>{words.helpline.text}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
