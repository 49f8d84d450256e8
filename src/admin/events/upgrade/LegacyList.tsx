import { useState } from 'react';
import type { Legacy } from '../../../data/staff/upgrade.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './UpgradePage.module.css';

const page = 50;

/** Lists the changes document by document; an opened document shows its fields. */
export function LegacyList({ items, failed }: { items: readonly Legacy[]; failed: ReadonlySet<Legacy> }) {
  const [shown, setShown] = useState(page);
  return (
    <>
      <ul className={styles.list} aria-label="Documents to upgrade">
        {items.slice(0, shown).map((item) => (
          <Item key={item.path} item={item} failed={failed.has(item)} />
        ))}
      </ul>
      {items.length > shown && (
        <Button tone="plain" onClick={() => setShown(shown + page)}>
          Show more
        </Button>
      )}
    </>
  );
}

function Item({ item: { path, title, plan }, failed }: { item: Legacy; failed: boolean }) {
  const { changes, problems } = plan;
  return (
    <li>
      <details className={styles.item}>
        <summary>
          <strong>{title}</strong>
          <span className={layout.note}>{path}</span>
          {changes.length > 0 && <Badge tone="blue">{count(changes.length, 'change')}</Badge>}
          {problems.length > 0 && <Badge tone="yellow">{count(problems.length, 'question')}</Badge>}
          {failed && <Badge tone="red">Failed</Badge>}
        </summary>
        {changes.length > 0 && (
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Now</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, now, later }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{now}</td>
                  <td>{later}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            Unchanged, please check: {problem}
          </p>
        ))}
      </details>
    </li>
  );
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
