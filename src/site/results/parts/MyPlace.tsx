import { useId, useRef } from 'react';
import { smallestField } from '../../../domain/results/points.ts';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { pointsText, rowName } from '../../../domain/results/resultWords.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
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
          <p className={styles.headline}>{headline(mine, results)}</p>
          <p className={styles.detail}>{detail(mine, results)}</p>
          <SharePicture row={mine} results={results} label="Share my result" />
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

function headline({ place }: ResultRow, { players, rows }: Results): string {
  if (place > 1) return `${ordinal(place)} of ${players}`;
  return rows.filter((row) => row.place === 1).length > 1 ? `You share the win` : 'You won!';
}

function detail({ points, chips, round, place }: ResultRow, { rows, players }: Results): string {
  const last = Math.max(...rows.map((row) => row.round));
  const reached = round === 0 ? '' : round === last ? 'Final table' : `Out in round ${round}`;
  return [
    place === 1 && `Champion of ${players} players`,
    place > 1 && reached,
    chips !== null && `${chips.toLocaleString('en-US')} chips`,
    players < smallestField ? noPoints : `${pointsText(points)} points`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Why nobody has points. */
export const noPoints = `Fields under ${smallestField} give no points`;
