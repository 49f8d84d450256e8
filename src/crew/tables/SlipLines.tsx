import type { Board, BoardRound, BoardTable } from '../../domain/night/board/board.ts';
import { tableInText } from '../../domain/night/board/tableName.ts';
import { newSlip } from '../../domain/night/captain/newSlip.ts';
import {
  countedElsewhere,
  type Dispute,
  type OwnSlip,
  openSlips,
  slipFate,
} from '../../domain/night/captain/ownSlips.ts';
import { withSlips } from '../../domain/night/captain/tableNotes.ts';
import { formatClock } from '../../domain/time/format.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import type { Desk } from './desk.ts';
import styles from './SlipLines.module.css';
import { WhichIsRight } from './WhichIsRight.tsx';

type Props = { board: Board; round: BoardRound; table: BoardTable; desk: Desk };

/** What became of the counts that this phone sent for a table, and what another phone counted there. */
export function SlipLines({ board, round, table, desk }: Props) {
  const { notes, isSaved, keep, send, confirmed, uid } = desk;
  const own = notes.slips.filter((slip) => slip.round === round.key && slip.table === table.key);
  const last = own.reduce<OwnSlip | null>((one, two) => (one && one.at > two.at ? one : two), null);
  const open = openSlips(own);
  const elsewhere = countedElsewhere(board, notes.slips, round.key, table.key);
  const what = tableInText(round, table);

  const settle = (id: string) => keep((before) => withSlips(before, new Set([id]), { settled: true }));
  function again(slip: OwnSlip, seats: OwnSlip['seats'], seen?: OwnSlip['seen']) {
    settle(slip.id);
    const from = { round: slip.round, table: slip.table, by: uid };
    send(newSlip(board, from, seats, { now: new Date(), ...(seen && { seen }) }), what);
  }
  const side = (disputes: readonly Dispute[], of: 'mine' | 'theirs') =>
    Object.fromEntries(disputes.map((dispute) => [dispute.seat, dispute[of]]));

  // A phone whose clock is ahead made the board newer than this count, which names it.
  const standing = (slip: OwnSlip) => {
    const stands = board.counts[slip.round]?.[slip.table]?.seats ?? {};
    return Object.fromEntries(Object.entries(stands).filter(([seat]) => slip.seats[seat]));
  };

  return (
    <div className={`${layout.stack2} ${styles.lines}`}>
      <p role="status" className={styles.sent} data-waiting={last?.sentAt === 0 || undefined}>
        {last && sentText(last, isSaved(last))}
      </p>
      {elsewhere > 0 && (
        <p className={styles.warning}>Someone else counted here at {formatClock(elsewhere)}.</p>
      )}
      {confirmed &&
        open.map((slip) => {
          const fate = slipFate(board, slip);
          if (fate.kind === 'disputed')
            return (
              <WhichIsRight
                key={slip.id}
                disputes={fate.disputes}
                onMine={() => again(slip, side(fate.disputes, 'mine'))}
                onTheirs={() =>
                  // The log needs the answer too: the director sees nothing left to decide.
                  again(slip, side(fate.disputes, 'theirs'), side(fate.disputes, 'mine'))
                }
              />
            );
          if (fate.kind === 'behind')
            return (
              <div key={slip.id} className={`${staffLayout.stack3} ${styles.question}`}>
                <p>The director has your count, but it isn't on the board yet.</p>
                <Button tone="plain" onClick={() => again(slip, slip.seats, standing(slip))}>
                  Send again
                </Button>
              </div>
            );
          return null;
        })}
    </div>
  );
}

function sentText({ sentAt }: OwnSlip, saved: boolean): string {
  if (sentAt > 0) return `Sent ${formatClock(sentAt)}`;
  return saved ? 'Saved here, not sent yet' : 'Sending… Keep this page open.';
}
