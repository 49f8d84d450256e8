import { whatToExpect } from '../../content/expect.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Suit, suits } from '../../ui/Suit.tsx';
import styles from './Expect.module.css';

const { title, items, note, links } = whatToExpect;

/** What a player can expect of the night, and where to read more. */
export function Expect() {
  return (
    <section className={`${layout.stack4} ${styles.expect}`} aria-labelledby="expect">
      <h2 id="expect">{title}</h2>
      <ul>
        {items.map(([fact, detail], place) => (
          <li key={fact}>
            <Suit name={suits[place % suits.length] ?? 'spade'} />
            <div>
              <h3>{fact}</h3>
              <p>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
      <p className={`${layout.wrap3} ${styles.links}`}>
        {links.map(([words, to]) => (
          <Link key={to} to={to} className={layout.inline2}>
            {words}
          </Link>
        ))}
      </p>
    </section>
  );
}
