import { useRef, useState } from 'react';
import type { KnownNames } from '../../../../domain/participants/knownNames.ts';
import type { PlacedLine, Understood } from '../../../../domain/results/typed/understand.ts';
import { useRowFocus } from '../../../../hooks/focus/useRowFocus.ts';
import { ButtonGroup } from '../../../../ui/ButtonGroup.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { LineEditor } from './LineEditor.tsx';
import { PlaceLine } from './PlaceLine.tsx';
import styles from './TypedPlaces.module.css';
import type { TypedPlacesList } from './useTypedList.ts';

type Props = { understood: Understood; typed: TypedPlacesList; names: KnownNames | null };

/** The places as they will be published, each line editable where it stands. */
export function TypedLines({ understood: { lines }, typed, names }: Props) {
  const [open, setOpen] = useState(0);
  const [only, setOnly] = useState<'all' | 'check'>('all');
  const head = useRef<HTMLHeadingElement>(null);
  const toCheck = lines.filter(isDoubtful).length;
  const shown = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => only === 'all' || toCheck === 0 || isDoubtful(line) || line.row.key === open);
  const keys = shown.map(({ line }) => String(line.row.key));
  const { list, handlers } = useRowFocus<HTMLOListElement>(keys, head);
  return (
    <section className={layout.column3} aria-labelledby="typed-places">
      <div className={`${consoleLayout.bar24} ${styles.linesHead}`}>
        <h3 id="typed-places" ref={head} tabIndex={-1}>
          {lines.length === 1 ? '1 place' : `${lines.length} places`}
        </h3>
        {toCheck > 0 && (
          <ButtonGroup
            label="Lines shown"
            className={`${consoleLayout.flex2} ${formLayout.picked} ${styles.filter}`}
            options={[
              ['all', 'All'],
              ['check', `To check (${toCheck})`],
            ]}
            value={only}
            onChange={setOnly}
          />
        )}
      </div>
      <ol
        ref={list}
        className={`${layout.card} ${layout.bare} ${consoleLayout.ruled} ${styles.list}`}
        {...handlers}
      >
        {shown.map(({ line, at }) => (
          <li key={line.row.key} data-open={open === line.row.key || undefined}>
            <PlaceLine
              line={line}
              at={at}
              typed={typed}
              isOpen={open === line.row.key}
              onOpen={() => setOpen(open === line.row.key ? 0 : line.row.key)}
            />
            {open === line.row.key && (
              <LineEditor
                line={line}
                at={at}
                above={lines[at - 1]?.fullName ?? ''}
                typed={typed}
                names={names}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function isDoubtful({ mistakes, doubts }: PlacedLine): boolean {
  return mistakes.length + doubts.length > 0;
}
