import { useMemo, useState } from 'react';
import type { StaffBoard } from '../../../data/staff/night.ts';
import { tableInText } from '../../../domain/night/board/tableName.ts';
import { undoAct, whyNotUndone } from '../../../domain/night/steps/undo.ts';
import { formatClock } from '../../../domain/time/format.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Acts } from '../parts/acts.ts';
import type { NightLog } from '../parts/useNightLog.ts';
import styles from './LogTab.module.css';
import { type LogLine, logLines } from './logLines.ts';

type Props = { night: StaffBoard; log: NightLog; acts: Acts };

/** How many lines are shown at first, and more at a time. */
const page = 100;

/** What was counted and done, newest first, by table; what may be undone has a button. */
export function LogView({ night, log, acts: { act, busy } }: Props) {
  const { board } = night;
  const [table, setTable] = useUrlState('table', String, { replace: true });
  const [shown, setShown] = useState(page);
  const lines = useMemo(() => logLines(board, log), [board, log]);
  const found = table ? lines.filter(({ tables }) => tables.has(table)) : lines;
  const tables = board.rounds.flatMap((round) =>
    round.tables.map(
      (table) => [`${round.key} ${table.key}`, `${round.name}, ${tableInText(round, table)}`] as const,
    ),
  );
  const newest = log.steps.reduce((last, { rev }) => Math.max(last, rev), 0);

  return (
    <div className={`${layout.column4} ${styles.log}`}>
      <div className={styles.filter}>
        <SelectField
          label="Table"
          value={table}
          options={[['', 'All tables'], ...tables]}
          onChange={(value) => {
            setTable(value);
            setShown(page);
          }}
        />
      </div>
      {found.length === 0 && <p>Nothing was counted or done here yet.</p>}
      <ol
        className={`${layout.card} ${consoleLayout.list} ${consoleLayout.ruled} ${styles.lines}`}
        aria-label="Log"
      >
        {found.slice(0, shown).map((line) => (
          <li key={line.key} data-mark={line.mark || undefined}>
            <time dateTime={new Date(line.at).toISOString()}>{formatClock(line.at)}</time>
            <p>
              {line.text} {line.mark && <Badge>{line.mark}</Badge>}
              <small>{line.who}</small>
            </p>
            <Undo {...{ night, log, line, busy }} isNewest={line.step?.rev === newest} onUndo={undo} />
          </li>
        ))}
      </ol>
      {found.length > shown && (
        <Button tone="plain" onClick={() => setShown(shown + page)}>
          Show more
        </Button>
      )}
    </div>
  );

  function undo(line: LogLine) {
    const { step } = line;
    if (!step) return;
    void act(() => undoAct(step), { failed: 'Failed to undo that. Please try again.', done: 'Undone.' });
  }
}

type UndoProps = {
  night: StaffBoard;
  log: NightLog;
  line: LogLine;
  busy: boolean;
  isNewest: boolean;
  onUndo: (line: LogLine) => void;
};

function Undo({ night, log: { steps }, line, busy, isNewest, onUndo }: UndoProps) {
  const { step } = line;
  if (!step) return null;
  const why = whyNotUndone(night, step, steps);
  if (why) return isNewest ? <small>{why}</small> : null;
  return (
    <Button tone="plain" busy={busy} onClick={() => onUndo(line)}>
      Undo<span className="visually-hidden">: {line.text}</span>
    </Button>
  );
}
