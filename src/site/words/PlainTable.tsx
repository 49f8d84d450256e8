import type { Table } from '../../content/pages/contentPage.ts';
import layout from '../../ui/layout.module.css';
import styles from './PlainTable.module.css';

/** A table of text and numbers. */
export function PlainTable({ caption, head, rows }: Table) {
  return (
    <div className={styles.scroll}>
      <table className={`${layout.table} ${styles.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <Cell key={head[column]} text={cell} isName={column === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ text, isName }: { text: string; isName: boolean }) {
  return isName ? <th scope="row">{text}</th> : <td>{text}</td>;
}
