import { useState } from 'react';
import type { CrewMember } from '../../../domain/crew/crewMember.ts';
import type { Board } from '../../../domain/night/board/board.ts';
import { namedTable } from '../../../domain/night/board/tableName.ts';
import type { Slip } from '../../../domain/night/counts/slips.ts';
import { devicesAside, setAside } from '../../../domain/night/steps/heal.ts';
import type { Step } from '../../../domain/night/steps/step.ts';
import { undoAct } from '../../../domain/night/steps/undo.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Link } from '../../../ui/Link.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Acts } from '../parts/acts.ts';
import { whoText } from '../parts/directorWords.ts';
import styles from './NightTab.module.css';

type Props = {
  board: Board;
  slips: readonly Slip[];
  steps: readonly Step[];
  crew: readonly CrewMember[] | null;
  acts: Acts;
};

/** The phones that count, what each wrote, and setting one aside. */
export function Phones({ board, slips, steps, crew, acts }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const aside = devicesAside(steps);
  const phones = [...new Set(slips.map(({ by }) => by))].filter((by) => crew?.some(({ id }) => id === by));
  const countAgain = (by: string) => {
    const step = steps.findLast((one) => one.aside?.by === by);
    if (step)
      void acts.act(() => undoAct(step), { failed: 'Failed to count the phone again. Please try again.' });
  };
  return (
    <section className={styles.show} aria-label="Phones">
      {phones.length === 0 ? (
        <p>No phone has counted yet.</p>
      ) : (
        <ul className={`${consoleLayout.list} ${styles.phones}`}>
          {phones.map((by) => {
            const own = slips.filter((slip) => slip.by === by);
            const since = aside.get(by);
            return (
              <li key={by} className={consoleLayout.bar24}>
                <span>
                  {whoText({ by }, crew)}: {own.length === 1 ? '1 count' : `${own.length} counts`}
                  {since !== undefined && `, set aside since ${formatClock(since)}`}
                </span>
                {since === undefined ? (
                  <Button tone="plain" aria-haspopup="dialog" onClick={() => setChosen(by)}>
                    Set aside…<span className="visually-hidden"> {whoText({ by }, crew)}</span>
                  </Button>
                ) : (
                  <Button tone="plain" busy={acts.busy} onClick={() => countAgain(by)}>
                    Count it again<span className="visually-hidden"> {whoText({ by }, crew)}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p>
        <Link to={staffPaths.eventPage(board.eventId, 'crew')}>Crew: passes and phones</Link>
      </p>
      {chosen !== null && (
        <AsideDialog
          board={board}
          name={whoText({ by: chosen }, crew)}
          slips={slips.filter(({ by }) => by === chosen)}
          acts={acts}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

type DialogProps = { board: Board; name: string; slips: readonly Slip[]; acts: Acts; onClose: () => void };

function AsideDialog({ board, name, slips, acts: { act, busy }, onClose }: DialogProps) {
  const [since, setSince] = useState(String(slips[0]?.at ?? 0));
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [first] = slips;
  const tableOf = (round: string, table: string) =>
    namedTable(
      board.rounds.find(({ key }) => key === round),
      table,
    );

  async function aside() {
    if (!first) return;
    if (reason.trim() === '') {
      setFailure('Say why, for the log.');
      return;
    }
    setFailure('');
    const sent = await act(() => setAside(first.by, Number(since), `${name}: ${reason.trim()}`), {
      failed: 'Failed to set the phone aside. Please try again.',
      done: 'The phone is set aside. Set the board right next.',
    });
    if (sent !== 'refused') onClose();
  }

  return (
    <FormDialog
      title="Set a phone aside"
      lead={`What ${name} counted since then doesn't count. It stays in the log, and you can count it again.`}
      dirty={reason !== ''}
      busy={busy}
      failure={failure}
      action="Set aside"
      onSubmit={aside}
      onClose={onClose}
    >
      <SelectField
        label="All of this phone since"
        value={since}
        options={slips.map(
          ({ at, round, table }) => [String(at), `${formatClock(at)}, ${tableOf(round, table)}`] as const,
        )}
        onChange={setSince}
      />
      <Field
        label="Reason"
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
