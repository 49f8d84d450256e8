import { useState } from 'react';
import type { Board, BoardRound } from '../../../../domain/night/board/board.ts';
import { isFinal } from '../../../../domain/night/counts/roundStanding.ts';
import { roundIs } from '../../../../domain/night/plan/roundNames.ts';
import {
  exchange,
  freeSeats,
  type GoOnQuestion,
  type Turn,
  turnOf,
} from '../../../../domain/night/steps/corrections.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import type { Acts } from '../../parts/acts.ts';
import { personText } from '../../parts/directorWords.ts';

type Props = { board: Board; question: GoOnQuestion; acts: Acts };

/** Says where the correction acts: on the round that comes, or is drawn, or plays now. */
function leadText({ from, next, begun }: Turn, round: BoardRound): string {
  if (isFinal(from)) return 'The final table is over: everyone has the place that they played for.';
  const played = from.key === round.key ? '' : `${roundIs(from.name)} over too: what was played stays. `;
  if (!next) return `${played}The next round isn't drawn yet: they change places.`;
  if (!begun)
    return `${played}${roundIs(next.name)} drawn: they change places in their seats, without a new draw.`;
  return (
    `${played}${roundIs(next.name)} on. Who went on by an error in someone else's count stays; ` +
    'who went on by an error in their own leaves. ' +
    "Who was wronged joins only while a seat is free at a table that hasn't begun."
  );
}

/** A correction of a closed round after which others would go on: who does is the director's choice. */
export function GoOnItem({ board, question, acts }: Props) {
  const [open, setOpen] = useState(false);
  const { round, change } = question;
  const names = (people: readonly number[]) => people.map((no) => personText(board, no)).join(', ');
  return (
    <li>
      <p>
        <strong>{round.name}: a corrected count changes who goes on.</strong>
      </p>
      {change.out.length > 0 && <p>Went on, and wouldn't now: {names(change.out)}</p>}
      {change.in.length > 0 && <p>Would go on now: {names(change.in)}</p>}
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Decide who goes on
        </Button>
      </div>
      {open && <GoOnDialog {...{ board, question, acts }} onClose={() => setOpen(false)} />}
    </li>
  );
}

function GoOnDialog({ board, question, acts: { act, busy }, onClose }: Props & { onClose: () => void }) {
  const { round, change, own } = question;
  const turn = turnOf(board) ?? { from: round, next: null, begun: false };
  const { from, next, begun } = turn;
  const free = freeOf(board, turn, change.in.length);
  // Who was wronged in a round further back has missed one since: by itself nobody joins.
  const joining = from.key === round.key ? change.in.slice(0, free) : [];
  const [out, setOut] = useState<readonly number[]>(
    begun ? change.out.filter((no) => own.has(no)) : change.out,
  );
  const [into, setInto] = useState<readonly number[]>(joining);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');

  async function decide() {
    if (reason.trim() === '') {
      setFailure('Say why, for the log.');
      return;
    }
    setFailure('');
    const sent = await act(
      (night, at) => exchange(night?.board ?? board, round.key, { out, in: into, at, note: reason.trim() }),
      { failed: 'Failed to change who goes on. Please try again.', done: 'Who goes on is decided.' },
    );
    if (sent !== 'refused') onClose();
  }

  return (
    <FormDialog
      title="Who goes on?"
      lead={leadText(turn, round)}
      dirty={reason !== ''}
      busy={busy}
      failure={failure}
      action="Decide"
      onSubmit={decide}
      onClose={onClose}
    >
      {change.out.map((no) => (
        <SelectField
          key={no}
          label={`${personText(board, no)}${own.has(no) ? ' (by their own count)' : ''}`}
          value={out.includes(no) ? 'out' : 'stays'}
          options={[
            ['out', next ? `Leaves (${next.name})` : 'Leaves'],
            ['stays', 'Stays'],
          ]}
          onChange={(value) => setOut(chosen(change.out, out, no, value === 'out'))}
        />
      ))}
      {change.in.map((no) => (
        <SelectField
          key={no}
          label={personText(board, no)}
          value={into.includes(no) ? 'in' : 'stays'}
          options={[
            ['in', begun ? 'Joins at a free seat' : 'Goes on'],
            ['stays', 'Gets the place they earned'],
          ]}
          disabled={free === 0}
          onChange={(value) => setInto(chosen(change.in, into, no, value === 'in'))}
        />
      ))}
      <Field
        label="Reason"
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

/** Returns how many can join: at free seats while a round plays, nobody once the final table is over. */
function freeOf(board: Board, { from, next, begun }: Turn, many: number): number {
  if (isFinal(from)) return 0;
  return next && begun ? freeSeats(next, board.plan.seats).length : many;
}

/** Returns the chosen ones in the order of all. */
function chosen(all: readonly number[], some: readonly number[], no: number, isChosen: boolean): number[] {
  return all.filter((one) => (one === no ? isChosen : some.includes(one)));
}
