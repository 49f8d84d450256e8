import { useState } from 'react';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { emptyRow, type TypedRow } from '../../../../domain/results/typed/typedList.ts';
import { matchesSearch } from '../../../../domain/text/searchText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ComboField } from '../../../../ui/ComboField.tsx';
import styles from './TypedPlaces.module.css';

type Props = {
  people: readonly Participant[];
  /** The ids of those who are on the list. */
  placed: ReadonlySet<string>;
  onAdd: (row: TypedRow) => void;
};

/** How many participants are offered at once. */
const offered = 40;

/** Adds one person at the end of the list: a participant, or any name. */
export function AddPerson({ people, placed, onAdd }: Props) {
  const [name, setName] = useState('');
  const left = people.filter(({ id }) => !placed.has(id));

  function add(row: Partial<TypedRow>) {
    onAdd({ ...emptyRow, ...row });
    setName('');
  }

  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') add({ name });
      }}
    >
      <ComboField
        label="Add one person"
        hint={left.length > 0 ? 'Choose a participant or type a name.' : undefined}
        value={name}
        choicesFor={(typed) =>
          left
            .filter((person) => matchesSearch(typed, person.name))
            .sort((one, two) => Number(two.checkedIn) - Number(one.checkedIn) || compared(one, two))
            .slice(0, offered)
            .map((person) => ({ value: person.name, about: aboutPerson(person), key: person.id }))
        }
        onChange={setName}
        onChoose={({ value, key }) => add({ name: value, person: key ?? '' })}
      />
      <Button type="submit" tone="plain">
        Add
      </Button>
    </form>
  );
}

/** Returns what tells participants of the same name apart. */
export function aboutPerson({ collegeName, chapterName, email }: Participant): string {
  return [chapterName, collegeName].filter(Boolean).join(', ') || email;
}

function compared(one: Participant, two: Participant): number {
  return one.name.localeCompare(two.name, 'en-US');
}
