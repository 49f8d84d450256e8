import type { SeatCount } from '../../domain/night/board/standing.ts';
import type { Dispute } from '../../domain/night/captain/ownSlips.ts';
import { chipsText } from '../../domain/night/captain/tableWords.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './SlipLines.module.css';

type Props = { disputes: readonly Dispute[]; onMine: () => void; onTheirs: () => void };

/** Asks which of two counts of the same seats is right: this phone's, or the one on the board. */
export function WhichIsRight({ disputes, onMine, onTheirs }: Props) {
  return (
    <section aria-labelledby="which-is-right" className={`${staffLayout.stack3} ${styles.question}`}>
      <h3 id="which-is-right">Which is right?</h3>
      <p>Someone else counted this table differently.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {disputes.map(({ seat, mine, theirs }) => (
            <tr key={seat}>
              <th scope="row">{seat.slice(1)}</th>
              <td>{text(mine, theirs)}</td>
              <td>{text(theirs, mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`${layout.stack2} ${styles.answers}`}>
        <Button tone="plain" onClick={onMine}>
          Mine is right
        </Button>
        <Button tone="plain" onClick={onTheirs}>
          Theirs is right
        </Button>
      </div>
    </section>
  );
}

function text({ hand, chips, out, playOffs }: SeatCount, other: SeatCount): string {
  const shown = chipsText(playOffs?.at(-1) ?? chips);
  return `${shown}${out ? ', out' : ''}${hand === other.hand ? '' : ` (hand ${hand})`}`;
}
