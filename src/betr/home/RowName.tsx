import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import layout from '../../ui/layout.module.css';
import styles from './RowName.module.css';

type Props = {
  row: OutreachRow;
  /** Opens the chapter; null where there is nothing to open. */
  onOpen: ((id: string) => void) | null;
};

/** The name of a row's fraternity, which opens its contacts, and its owner. */
export function RowName({ row: { id, fraternity, college, owner }, onOpen }: Props) {
  if (fraternity === '') return '–';
  return (
    <>
      {onOpen ? (
        <button
          type="button"
          className={styles.name}
          aria-label={`${fraternity}, ${college}`}
          onClick={() => onOpen(id)}
        >
          {fraternity}
        </button>
      ) : (
        fraternity
      )}
      {owner !== '' && <span className={`${layout.note} ${styles.owner}`}>Assigned to {owner}</span>}
    </>
  );
}
