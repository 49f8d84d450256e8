import { type ComponentProps, useState } from 'react';
import type { Participant } from '../../../domain/participants/participant.ts';
import { fixedSeats } from '../../../domain/participants/participantSchema.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { ComboField } from '../../../ui/ComboField.tsx';
import { CrossIcon } from '../../../ui/CrossIcon.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import layout from '../../../ui/layout.module.css';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from './SeatFields.module.css';

type Props = {
  tableField: Omit<ComponentProps<typeof Field>, 'label'>;
  seat: string;
  onSeat: (seat: string) => void;
  /** The ids of those whom the person never meets at a table. */
  apart: readonly string[];
  apartError: string | undefined;
  onApart: (apart: string[]) => void;
  /** Everyone else on the list. */
  others: readonly Participant[];
  /** Whether the fields are shown at first. */
  open: boolean;
};

const seatWords: Record<string, string> = { 1: 'First', last: 'Last' };

/** Where a person sits in every round, and whom they never meet at a table. Nobody is asked why. */
export function SeatFields({ tableField, seat, onSeat, apart, apartError, onApart, others, open }: Props) {
  const [typed, setTyped] = useState('');
  const left = others.filter(({ id }) => !apart.includes(id));
  return (
    <details className={styles.seating} open={open || Boolean(tableField.error || apartError)}>
      <summary className={consoleLayout.foldHead}>Seating</summary>
      <div className={layout.stack2}>
        <div className={styles.pair}>
          <Field
            {...tableField}
            label="Fixed table"
            inputMode="numeric"
            autoComplete="off"
            placeholder="Any table"
          />
          <SelectField
            label="Fixed seat"
            value={seat}
            options={[
              ['', 'Any seat'],
              ...fixedSeats.map((value) => [`${value}`, seatWords[value] ?? `Seat ${value}`] as const),
            ]}
            onChange={onSeat}
          />
        </div>
        <ComboField
          label="Keep apart from"
          hint="They won't share a table if it can be helped."
          placeholder="Name"
          value={typed}
          error={apartError}
          choicesFor={(text) =>
            left
              .filter(({ name, email }) => matchesSearch(text, name, email))
              .slice(0, 20)
              .map(({ id, name, email }) => ({ key: id, value: name || email, about: name && email }))
          }
          onChange={setTyped}
          onChoose={({ key }) => {
            setTyped('');
            if (key !== undefined) onApart([...apart, key]);
          }}
        />
        {apart.length > 0 && (
          <ul
            aria-label="Kept apart from"
            className={`${consoleLayout.wrap2} ${layout.bare} ${styles.apart}`}
          >
            {apart.map((id) => {
              const name = nameOf(others.find((other) => other.id === id));
              return (
                <li key={id}>
                  {name}
                  <button
                    type="button"
                    aria-label={`Don't keep apart from ${name}`}
                    onClick={() => onApart(apart.filter((one) => one !== id))}
                  >
                    <CrossIcon />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </details>
  );
}

function nameOf(person: Participant | undefined): string {
  return person?.name || person?.email || 'Someone who was removed';
}
