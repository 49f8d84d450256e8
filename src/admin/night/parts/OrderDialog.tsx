import { useState } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import type { Counted } from '../../../domain/night/board/standing.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { personText } from './directorWords.ts';

type Props = {
  board: Board;
  people: readonly Counted[];
  /** What the order decides. */
  lead: string;
  /** How it was found at first: 'Cards'. */
  how: string;
  onDecide: (order: readonly number[], how: string) => Promise<boolean>;
  onClose: () => void;
};

/** Puts people who tie in the order that the cards or a play-off gave. */
export function OrderDialog({ board, people, lead, how: first, onDecide, onClose }: Props) {
  const [order, setOrder] = useState<readonly (number | null)[]>(people.map(() => null));
  const [how, setHow] = useState(first);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function decide() {
    const chosen = order.flatMap((no) => no ?? []);
    if (new Set(chosen).size < people.length) {
      setFailure('Choose each of them once.');
      return;
    }
    setBusy(true);
    setFailure('');
    if (await onDecide(chosen, how.trim())) onClose();
    else setBusy(false);
  }

  return (
    <FormDialog
      title="Decide a tie"
      lead={lead}
      dirty={order.some(Boolean)}
      busy={busy}
      failure={failure}
      action="Decide"
      onSubmit={decide}
      onClose={onClose}
    >
      {people.map(({ no: key }, place) => (
        <SelectField
          key={key}
          label={`Place ${place + 1}`}
          value={String(order[place] ?? '')}
          options={[['', 'Choose…'], ...people.map(({ no }) => [String(no), personText(board, no)] as const)]}
          onChange={(value) =>
            setOrder(
              completed(
                order.map((no, at) => (at === place ? Number(value) || null : no)),
                people,
              ),
            )
          }
        />
      ))}
      <Field label="How it was decided" value={how} onChange={(event) => setHow(event.target.value)} />
    </FormDialog>
  );
}

/** The last place goes to the only one who is left. */
function completed(
  order: readonly (number | null)[],
  people: readonly Counted[],
): readonly (number | null)[] {
  const left = people.filter(({ no }) => !order.includes(no));
  return left.length === 1 ? order.map((no) => no ?? left[0]?.no ?? null) : order;
}
