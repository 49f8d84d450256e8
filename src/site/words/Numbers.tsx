import styles from './Numbers.module.css';

type Props = { items: readonly { value: string; label: string }[] };

/** Figures at a glance, each with what it counts. */
export function Numbers({ items }: Props) {
  return (
    <ul className={styles.row}>
      {items.map(({ value, label }) => (
        <li key={label}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
