import { partners } from '../../content/partners.ts';
import { words } from '../../content/words.ts';
import styles from './Partners.module.css';

/** The six fixed partner logos (specification 2.3). */
export function Partners() {
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners">Our Partners</h2>
      <p className={styles.lead}>{words.partners}</p>
      <ul className={styles.grid}>
        {partners.map(({ name, logo }) => (
          <li key={name}>
            <img src={logo} alt={name} width="240" height="96" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}
