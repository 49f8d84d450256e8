import { useId, useRef } from 'react';
import { placeDetail, placeHeadline } from '../../../domain/results/ownPlace.ts';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { rowName } from '../../../domain/results/resultWords.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { FindMe } from '../../live/my/FindMe.tsx';
import styles from '../../live/my/MyTable.module.css';
import { SharePicture } from '../share/SharePicture.tsx';

type Props = {
  results: Results;
  mine: ResultRow | null;
  /** A number that has no place. */
  unknown: number | null;
  onChoose: (row: ResultRow | null) => void;
};

/** How the visitor did: a search until they have said who they are, then the answer in large type. */
export function MyPlace({ results, mine, unknown, onChoose }: Props) {
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const focusOn = useFocusWhenThere();
  const choose = (row: ResultRow | null) => {
    onChoose(row);
    // What was pressed is gone then.
    focusOn(() => section.current?.querySelector<HTMLElement>(row ? 'h2' : 'input'));
  };
  return (
    <section
      ref={section}
      className={`${layout.column3} ${styles.mine}`}
      aria-labelledby={titleId}
      data-screen
    >
      {mine ? (
        <>
          <div className={styles.who}>
            <h2 id={titleId} tabIndex={-1}>
              My place
              <span className={styles.name}>
                <bdi>{rowName(mine)}</bdi>
              </span>
            </h2>
            <Button tone="plain" onClick={() => choose(null)}>
              Not you?
            </Button>
          </div>
          <p className={styles.headline}>{placeHeadline(mine, results)}</p>
          <p className={styles.detail}>{placeDetail(mine, results)}</p>
          <SharePicture row={mine} results={{ ...results, where: results.place }} label="Share my result" />
        </>
      ) : (
        <>
          <h2 id={titleId}>My place</h2>
          {unknown !== null && <p role="status">Number {unknown} has no place in these results.</p>}
          <FindMe
            people={results.rows.map(searchable)}
            nameOf={({ no, shown }) => shown || `Number ${no}`}
            keyOf={({ player }) => player}
            onFound={(person) => choose(results.rows.find(({ player }) => player === person.player) ?? null)}
          />
        </>
      )}
    </section>
  );
}

/** Somebody without a number is found by their school, and has no other name. */
function searchable(row: ResultRow) {
  return { ...row, shown: row.no > 0 ? row.name : rowName(row) };
}
