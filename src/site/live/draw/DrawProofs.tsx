import type { Board } from '../../../domain/night/board/board.ts';
import layout from '../../../ui/layout.module.css';
import { Check } from './Check.tsx';
import styles from './DrawPage.module.css';
import { Moment } from './Moment.tsx';
import { NextPromise, RoundProof } from './RoundProof.tsx';

/** How a night is drawn, and what its host fixed beforehand. */
export function DrawWords({ board }: { board: Board }) {
  return (
    <>
      <p>
        Before each draw, the host publishes a fingerprint of the list and of a secret seed. Then someone on
        the floor draws three cards, and they show here before the tables are drawn. Seed and cards decide the
        tables, and anyone can draw them again.
      </p>
      <p>
        The host knows the seed. So what counts is the room: the cards have to be drawn where people see it,
        and they have to be the ones that show here. A host who made the cards up could have picked the draw.
      </p>
      <p>{hostText(board)}</p>
    </>
  );
}

/** The check of all draws of a night, and what each of them was made of. */
export function DrawProofs({ board }: { board: Board }) {
  const rounds = [...board.rounds].reverse();
  return (
    <>
      {rounds.length > 0 && <Check board={board} />}
      {board.promise && <NextPromise promise={board.promise} number={rounds.length + 1} board={board} />}
      {rounds.map((round) => (
        <RoundProof key={round.key} board={board} round={round} />
      ))}
      {board.changes.length > 0 && <Changes board={board} />}
    </>
  );
}

/** Returns what the host fixed beforehand, in numbers only: no reason is asked or shown. */
function hostText({ fixed, apart }: Board): string {
  const seats = `${fixed.length === 0 ? 'No' : fixed.length} ${fixed.length === 1 ? 'seat' : 'seats'} fixed by the host.`;
  if (apart.length === 0) return seats;
  return `${seats} The host kept ${apart.length} ${apart.length === 1 ? 'pair' : 'pairs'} apart.`;
}

function Changes({ board }: { board: Board }) {
  return (
    <section className={`${layout.column3} ${styles.round}`}>
      <h2>What changed</h2>
      <ol className={styles.changes}>
        {board.changes.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only appended
          <li key={index}>
            <Moment at={at} /> <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
