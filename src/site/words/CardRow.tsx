import type { Cards } from '../../content/pages/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import { Blocks } from './Blocks.tsx';
import styles from './CardRow.module.css';

/** Cards side by side where there is room, each with an icon; the cards of steps have numbers. */
export function CardRow({ items, numbered = false }: Cards) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.row}>
      {items.map(({ icon, title, blocks }, place) => (
        <li key={title} className={`${layout.card} ${styles.card}`}>
          <span className={styles.icon}>
            <Icon width={28} height={28} join="round" path={icon} />
          </span>
          <h3>
            {numbered && <span className={styles.number}>{place + 1}</span>}
            {title}
          </h3>
          <Blocks blocks={blocks} />
        </li>
      ))}
    </List>
  );
}
