import { useId } from 'react';
import { type ShownAs, shownName } from '../../../../domain/night/draw/shownName.ts';
import type { KnownNames } from '../../../../domain/participants/knownNames.ts';
import { noOne } from '../../../../domain/results/typed/typedList.ts';
import type { Mistake, PlacedLine } from '../../../../domain/results/typed/understand.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ComboField } from '../../../../ui/ComboField.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { Field } from '../../../../ui/Field.tsx';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { SelectField } from '../../../../ui/SelectField.tsx';
import staffLayout from '../../../../ui/staffLayout.module.css';
import styles from './TypedPlaces.module.css';
import type { TypedPlacesList } from './useTypedList.ts';

type Props = {
  line: PlacedLine;
  at: number;
  /** The name on the line above, which a place can be shared with. */
  above: string;
  typed: TypedPlacesList;
  names: KnownNames | null;
};

/** Edits a line where it stands: the person, chosen or typed, how they are shown, and the place. */
export function LineEditor({ line, at, above, typed, names }: Props) {
  const { row, mistakes, place, fullName } = line;
  const id = useId();
  const { edit, move, remove, list } = typed;
  const error = (field: Mistake['field']) => mistakes.find((mistake) => mistake.field === field)?.text;
  const shown = (as: ShownAs, words = '') => [as, shownName(fullName, as) || words] as const;
  const last = list.rows.length - 1;
  return (
    <div className={`${layout.column3} ${styles.editor}`}>
      {isChosen(line) ? (
        <div className={`${consoleLayout.bar24} ${styles.chosen}`}>
          <p>
            <bdi>{fullName}</bdi>
            <small>{line.person ? 'On the list of participants' : 'With a record of their own'}</small>
          </p>
          <Button tone="plain" onClick={() => edit(at, { person: noOne, player: '', email: '' })}>
            Not them<span className="visually-hidden">: {fullName}</span>
          </Button>
        </div>
      ) : (
        <Field
          id={`${id}-name`}
          label="Name"
          error={error('name')}
          autoComplete="off"
          autoCapitalize="words"
          value={row.name}
          onChange={({ target }) => edit(at, { name: target.value, person: '' })}
        />
      )}
      <div className={formLayout.narrowFields}>
        <ComboField
          label="School"
          error={error('school')}
          value={row.school}
          choicesFor={(text) => names?.schools(text) ?? []}
          onChange={(school) => edit(at, { school })}
        />
        <ComboField
          label="Chapter"
          error={error('chapter')}
          value={row.chapter}
          choicesFor={(text) => names?.fraternities(text) ?? []}
          onChange={(chapter) => edit(at, { chapter })}
        />
        <Field
          label="Email (optional)"
          hint="Never public. It joins this night with their others."
          type="email"
          error={error('email')}
          autoComplete="off"
          value={row.email}
          onChange={({ target }) => edit(at, { email: target.value })}
        />
        <SelectField
          label="Shown as"
          value={row.shownAs}
          options={[
            ['', 'As they agreed, or short'],
            shown('short'),
            shown('initials'),
            shown('full', fullName),
            ['number', 'A player (no name)'],
          ]}
          onChange={(value) => edit(at, { shownAs: readShown(value) })}
        />
      </div>
      {place === 1 && (
        <p className={layout.note}>Ask the champion: many like to be shown with their full name.</p>
      )}
      {at > 0 && (
        <label className={`${staffLayout.row3} ${formLayout.fixedBoxes} ${consoleLayout.tall}`}>
          <input
            type="checkbox"
            checked={row.tied}
            onChange={({ target }) => edit(at, { tied: target.checked })}
          />
          Shares the place of {above || 'the line above'}
        </label>
      )}
      <div className={`${layout.wrap3} ${styles.moves}`}>
        <Button tone="plain" disabled={at === 0} onClick={() => move(at, at - 1)}>
          Move up
        </Button>
        <Button tone="plain" disabled={at === last} onClick={() => move(at, at + 1)}>
          Move down
        </Button>
        <SelectField
          label="Line"
          value={String(at)}
          options={list.rows.map((_, index) => [String(index), String(index + 1)] as const)}
          onChange={(value) => move(at, Number(value))}
        />
        <Button tone="danger" onClick={() => remove(at)}>
          Remove
        </Button>
      </div>
    </div>
  );
}

/**
 * Whether a line is somebody: then their name isn't a text to be typed over, because the place would stay
 * theirs.
 */
function isChosen({ person, row }: PlacedLine): boolean {
  return person !== null || row.player !== '';
}

function readShown(value: string): ShownAs | '' {
  const known = ['short', 'initials', 'number', 'full'] as const;
  return known.find((as) => as === value) ?? '';
}
