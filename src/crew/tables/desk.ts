import type { TableNotes } from '../../domain/night/captain/tableNotes.ts';
import type { Slip } from '../../domain/night/counts/slips.ts';

/** What a captain's phone works with. Keep it the same object (useMemo). */
export type Desk = {
  /** The id of the phone's account. */
  uid: string;
  notes: TableNotes;
  /** Whether a slip waits in this browser and goes by itself. */
  isSaved: (slip: Slip) => boolean;
  /** Changes what the phone remembers. */
  keep: (change: (before: TableNotes) => TableNotes) => void;
  /** Sends a count: `what` names it, as in 'table 5 after hand 8'. */
  send: (slip: Slip, what: string) => void;
  /** Whether the board is as the server has it; offline it is this phone's copy with its own counts. */
  confirmed: boolean;
};
