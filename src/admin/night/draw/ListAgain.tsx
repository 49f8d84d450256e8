import type { StaffBoard } from '../../../data/staff/night.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import type { DrawProps } from '../parts/nightProps.ts';
import styles from './Draw.module.css';
import { lateOnes, listedIds } from './drawPeople.ts';
import { useClose } from './useClose.ts';

/** The closed list, with who came or left since; it can be closed again until the tables are drawn. */
export function ListAgain(props: DrawProps & { night: StaffBoard }) {
  const { night, people, secret } = props;
  const { close, busy } = useClose(props);
  const came = lateOnes(night.board, { people, secret });
  const listed = new Set(listedIds(night.board, secret));
  const still = people.filter(({ id }) => listed.has(id));
  const left = listed.size - still.length;
  const players = night.board.people.size;
  return (
    <div className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <p>
        <strong>The list is closed with {players} players.</strong> {sinceText(came.length, left)}
      </p>
      <p>
        <Button
          tone={came.length + left > 0 ? 'gold' : 'plain'}
          busy={busy}
          onClick={() => void close([...still, ...came])}
        >
          Close it again{came.length + left > 0 ? ` with ${still.length + came.length}` : ''}
        </Button>
      </p>
    </div>
  );
}

function sinceText(came: number, left: number): string {
  const parts = [came > 0 && `${came} came since`, left > 0 && `${left} left the list`];
  const text = parts.filter(Boolean).join(', ');
  return text && `${text}.`;
}
