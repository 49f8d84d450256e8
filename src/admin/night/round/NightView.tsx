import { useMemo, useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { type BoardRound, type BoardTable, openRound } from '../../../domain/night/board/board.ts';
import type { Slip } from '../../../domain/night/counts/slips.ts';
import { decisionCount, decisions } from '../../../domain/night/decide/decisions.ts';
import { closedLast } from '../../../domain/night/steps/closeRound.ts';
import { measuredPace } from '../../../domain/night/watch/measuredPace.ts';
import { lastHand, missingCounts } from '../../../domain/night/watch/missingCounts.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import type { Acts } from '../parts/acts.ts';
import type { NightLog } from '../parts/useNightLog.ts';
import { CloseDialog } from './close/CloseDialog.tsx';
import { ReopenDialog } from './close/ReopenDialog.tsx';
import { DisqualifyDialog } from './DisqualifyDialog.tsx';
import { decideId, ToDecide } from './decide/ToDecide.tsx';
import { EnterDialog } from './enter/EnterDialog.tsx';
import type { StaffCount } from './enter/useCount.ts';
import { NightHead } from './NightHead.tsx';
import styles from './NightTab.module.css';
import { NightTable } from './NightTable.tsx';
import { nextThing } from './nextThing.ts';
import { Phones } from './Phones.tsx';
import { ShowSettings } from './ShowSettings.tsx';

type Props = {
  night: StaffBoard;
  log: NightLog;
  now: number;
  acts: Acts;
  count: (entry: StaffCount) => Promise<void>;
};

type Asked = { kind: 'enter'; round: string; table: string } | { kind: 'close' | 'reopen' | 'disqualify' };

/** The night as it is played: what to do next, what to decide, and a card for each table. */
export function NightView({ night, log, now, acts, count }: Props) {
  const { board } = night;
  const { slips, steps, crew, secret } = log;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useUrlState('round', String, { replace: true });
  const found = useMemo(() => decisions(night, { slips, steps }, now), [night, slips, steps, now]);
  const pace = useMemo(() => measuredPace(board, slips), [board, slips]);
  const next = nextThing(board, decisionCount(found));
  const round = board.rounds.find(({ key }) => key === chosen) ?? board.rounds.at(-1);
  const open = openRound(board);
  const close = () => setAsked(null);
  const entered = asked?.kind === 'enter' ? asked : null;
  const enteredRound = board.rounds.find(({ key }) => key === entered?.round);
  const enteredTable = enteredRound?.tables.find(({ key }) => key === entered?.table);

  return (
    <div className={consoleLayout.column5}>
      <NightHead
        {...{ board, next, pace, now, acts }}
        onDecide={() => {
          const list = document.getElementById(decideId);
          list?.scrollIntoView();
          list?.focus();
        }}
        onCloseRound={() => setAsked({ kind: 'close' })}
      />
      {log.more && (
        <Notice>
          <p>
            There are more counts than this screen reads; the newest 2,000 are here. Remove phones that you
            don't know in the event's crew.
          </p>
        </Notice>
      )}
      <ToDecide {...{ night, crew, acts, count }} decisions={found} />
      {round && (
        <section className={layout.column3} aria-label={`Tables of ${round.name}`}>
          {board.rounds.length > 1 && (
            <div className={styles.round}>
              <SelectField
                label="Round"
                value={round.key}
                options={board.rounds.map(({ key, name }) => [key, name] as const)}
                onChange={(key) => setChosen(key === board.rounds.at(-1)?.key ? '' : key)}
              />
            </div>
          )}
          <Tables
            {...{ night, round, slips, crew, now }}
            onEnter={(table) => setAsked({ kind: 'enter', round: round.key, table: table.key })}
          />
        </section>
      )}
      <details className={styles.more}>
        <summary>Phones, spectators and more</summary>
        <Phones {...{ board, slips, steps, crew, acts }} />
        <ShowSettings board={board} acts={acts} />
        <div className={consoleLayout.wrap2}>
          <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsked({ kind: 'disqualify' })}>
            Disqualify someone…
          </Button>
          {closedLast(board) && (
            <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsked({ kind: 'reopen' })}>
              Reopen {closedLast(board)?.name}…
            </Button>
          )}
        </div>
      </details>
      {enteredRound && enteredTable && (
        <EnterDialog
          night={night}
          at={{ round: enteredRound, table: enteredTable }}
          count={count}
          onClose={close}
        />
      )}
      {asked?.kind === 'close' && open && (
        <CloseDialog night={night} round={open} secret={secret} acts={acts} onClose={close} />
      )}
      {asked?.kind === 'reopen' && <ReopenDialog board={board} secret={secret} acts={acts} onClose={close} />}
      {asked?.kind === 'disqualify' && <DisqualifyDialog board={board} acts={acts} onClose={close} />}
    </div>
  );
}

type TablesProps = Pick<Props, 'night' | 'now'> &
  Pick<NightLog, 'slips' | 'crew'> & { round: BoardRound; onEnter: (table: BoardTable) => void };

function Tables({ night: { board }, round, slips, crew, now, onEnter }: TablesProps) {
  const missing = round.key === board.open ? missingCounts(board, round) : [];
  const late = new Map(missing.map((one) => [one.table.key, one]));
  const newest = new Map<string, Slip>();
  for (const slip of slips)
    if (slip.round === round.key && slip.at >= (newest.get(slip.table)?.at ?? 0))
      newest.set(slip.table, slip);
  // Tables that wait for a count come first, then those that play, then those that are done or not begun.
  const order = (table: BoardTable) => {
    if (late.has(table.key)) return 0;
    if (table.wave === round.wave) return 1;
    return table.wave < round.wave ? 2 : 3;
  };
  const tables = [...round.tables].sort(
    (one, two) =>
      order(one) - order(two) ||
      lastHand(board, round, one) - lastHand(board, round, two) ||
      one.number - two.number,
  );
  return (
    <ul className={`${consoleLayout.list} ${staffLayout.stack3} ${styles.cards}`} aria-label="Tables">
      {tables.map((table) => (
        <NightTable
          key={table.key}
          {...{ board, round, table, crew, now }}
          missing={late.get(table.key)}
          slip={newest.get(table.key)}
          onEnter={() => onEnter(table)}
        />
      ))}
    </ul>
  );
}
