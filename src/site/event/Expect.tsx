import { useEffect, useState } from 'react';
import { whatToExpect } from '../../content/expect.ts';
import type { PlanWords } from '../../domain/night/plan/planWords.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Suit, suits } from '../../ui/Suit.tsx';
import styles from './Expect.module.css';

const { title, rules, items, note, links } = whatToExpect;

/**
 * What a player can expect of the night, and where to read more. `nightOf`: the event whose plan is public,
 * '' for none yet; its rules come when they're there.
 */
export function Expect({ nightOf }: { nightOf: string }) {
  const [own, setOwn] = useState<PlanWords | null>(null);
  useEffect(() => {
    let isShown = nightOf !== '';
    const read = async () => (await import('./nightRules.ts')).nightRules(nightOf);
    // Without an answer the tour's usual rules stay.
    if (isShown)
      read().then(
        (found) => isShown && setOwn(found),
        () => {},
      );
    return () => {
      isShown = false;
    };
  }, [nightOf]);
  return (
    // A new key when they come: a new element doesn't count as a layout shift.
    <section
      key={own ? 'own' : 'usual'}
      className={`${layout.stack4} ${styles.expect}`}
      aria-labelledby="expect"
    >
      <h2 id="expect">{title}</h2>
      <ul>
        {[...(own ?? rules), ...items].map(([fact, detail], place) => (
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
