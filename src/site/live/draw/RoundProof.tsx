import type { ReactNode } from 'react';
import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import type { DrawPromise, DrawProof } from '../../../domain/night/board/drawProof.ts';
import { cardsText, cardsWho } from '../../../domain/night/drawing/cards.ts';
import layout from '../../../ui/layout.module.css';
import styles from './DrawPage.module.css';
import { Moment } from './Moment.tsx';

/** What a round was drawn from, and the draws of it that were thrown away. */
export function RoundProof({ board, round }: { board: Board; round: BoardRound }) {
  const { proof, name, drawnAt, number } = round;
  const thrown = board.thrown.filter((one) => one.round === number && one.seed !== '');
  return (
    <section className={`${layout.column3} ${styles.round}`} aria-label={`Draw: ${name}`}>
      <h2>{name}</h2>
      <dl className={`${layout.stack2} ${styles.facts}`}>
        <Fact name="Fingerprint published">
          <Moment at={proof.promisedAt} />
        </Fact>
        <Fact name="Drawn">
          <Moment at={drawnAt} />
          {thrown.length > 0 ? `, after ${thrown.length} thrown away` : ' (first draw)'}
        </Fact>
        <Fact name="Cards">
          <Cards proof={proof} />
        </Fact>
        <Fact name="Seed">
          <code>{proof.seed}</code>
        </Fact>
        <Fact name="Player list">
          <code>{proof.list}</code>
        </Fact>
        <Fact name="Names">
          <code>{proof.names}</code>
        </Fact>
      </dl>
      <Thrown board={board} number={number} />
      <details className={`${layout.fold} ${styles.tools}`}>
        <summary>Check it with your own tools</summary>
        <p>
          The fingerprint is the first line's result. The second makes the key of the draw ({proof.algorithm}
          ):
        </p>
        <pre>
          <code>{opensslText(round)}</code>
        </pre>
      </details>
    </section>
  );
}

/** The cards of a draw, and whether anybody could see them before it. */
function Cards({ proof: { cards, cardsBy, cardsAt } }: { proof: DrawProof }) {
  if (!cardsBy)
    return (
      <>{cards ? `${cardsText(cards)}, not witnessed: drawn without a network` : 'None, not witnessed'}</>
    );
  return (
    <>
      {cardsText(cards)}, typed by {cardsWho(cardsBy)}, <Moment at={cardsAt} />
    </>
  );
}

/** What was published for a draw that is still to come. */
export function NextPromise({
  promise,
  number,
  board,
}: {
  promise: DrawPromise;
  number: number;
  board: Board;
}) {
  return (
    <section className={`${layout.column3} ${styles.round}`}>
      <h2>The next draw</h2>
      <dl className={`${layout.stack2} ${styles.facts}`}>
        <Fact name="Fingerprint published">
          <Moment at={board.promisedAt} />
        </Fact>
        {board.cards && (
          <Fact name="Cards">
            {cardsText(board.cards.text)}, typed by {cardsWho(board.cards.by)}, <Moment at={board.cards.at} />
          </Fact>
        )}
        <Fact name="Fingerprint">
          <code>{promise.hash}</code>
        </Fact>
        <Fact name="Player list">
          <code>{promise.list}</code>
        </Fact>
        <Fact name="Names">
          <code>{promise.names}</code>
        </Fact>
      </dl>
      <Thrown board={board} number={number} />
    </section>
  );
}

function Thrown({ board, number }: { board: Board; number: number }) {
  const thrown = board.thrown.filter((one) => one.round === number);
  if (thrown.length === 0) return null;
  return (
    <>
      <h3>Thrown away</h3>
      <ul className={`${layout.stack1} ${styles.thrown}`}>
        {thrown.map(({ at, reason, seed, cards }) => (
          <li key={at}>
            <Moment at={at} />: <bdi>{reason || 'no reason given'}</bdi>
            {seed && (
              <>
                {' '}
                Cards: {cards ? cardsText(cards) : 'skipped'}. Seed: <code>{seed}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns the commands that make the promise, the key and the first numbers of a draw. */
function opensslText({ proof, number }: BoardRound): string {
  // What goes into a shell is what the product writes there: hexadecimal digits and cards.
  const safe = (text: string) => text.replace(/[^\w ]/g, '');
  const key = [proof.seed, proof.list, proof.cards].map(safe).join(':');
  return [
    `printf %s '${safe(proof.seed)}' | openssl dgst -sha256`,
    `KEY=$(printf %s '${key}:${number}' | openssl dgst -sha256 -r | cut -c1-64)`,
    'head -c 64 /dev/zero | openssl enc -aes-256-ctr -K $KEY -iv 0 | od -An -tx4 --endian=big',
  ].join('\n');
}
