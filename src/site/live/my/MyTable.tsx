import { useId, useRef } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import { tableInText } from '../../../domain/night/board/tableName.ts';
import { nameOf, personOf, shownTable } from '../../../domain/night/live/tableRows.ts';
import { whereabouts } from '../../../domain/night/live/whereabouts.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { TableRows } from '../tables/TableRows.tsx';
import { FindMe } from './FindMe.tsx';
import styles from './MyTable.module.css';

type Props = { board: Board; now: number; mine: number | null; onMine: (no: number | null) => void };

/** Where the visitor sits: a line to search in until they have said who they are, then it grows. */
export function MyTable({ board, now, mine, onMine }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const focusOn = useFocusWhenThere();
  const choose = (no: number | null) => {
    onMine(no);
    // What was pressed is gone then.
    focusOn(() => section.current?.querySelector<HTMLElement>(no === null ? 'input' : 'h2'));
  };
  const told = mine === null ? null : whereabouts(board, mine, now);
  return (
    <section
      ref={section}
      className={told ? `${layout.column3} ${styles.mine}` : styles.line}
      aria-labelledby={titleId}
    >
      {mine !== null && told ? (
        <>
          <div className={styles.who}>
            <h2 id={titleId} tabIndex={-1}>
              My table
              <span className={styles.name}>
                #{mine} <bdi>{nameOf(personOf(board, mine))}</bdi>
              </span>
            </h2>
            <Button tone="plain" onClick={() => choose(null)}>
              Not you?
            </Button>
          </div>
          <p className={styles.headline}>{told.headline}</p>
          {told.detail && <p className={styles.detail}>{told.detail}</p>}
          {told.seat && (
            <TableRows
              shown={shownTable(board, told.seat.round, told.seat.table)}
              caption={`Who sits at ${tableInText(told.seat.round, told.seat.table)}`}
              mine={mine}
            />
          )}
        </>
      ) : (
        <>
          <h2 id={titleId}>My table</h2>
          <FindMe
            inLine
            people={[...board.people.values()]}
            nameOf={nameOf}
            onFound={({ no }) => choose(no)}
          />
          {mine !== null && <p role="status">No one has number {mine}.</p>}
        </>
      )}
    </section>
  );
}
