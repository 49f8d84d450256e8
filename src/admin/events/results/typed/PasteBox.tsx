import type { Placings } from '../../../../domain/results/typed/readPlacings.ts';
import { mostLines } from '../../../../domain/results/typed/typedList.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { TextAreaField } from '../../../../ui/TextAreaField.tsx';
import styles from './TypedPlaces.module.css';
import type { TypedPlacesList } from './useTypedList.ts';

type Props = {
  typed: TypedPlacesList;
  /** The text that was read last, and what it says. */
  read: string;
  found: Placings;
};

/** Takes a pasted list, says what was understood, and adds it; lines that name no one stay in the box. */
export function PasteBox({ typed: { list, setText, addRead }, read, found }: Props) {
  const { text, rows } = list;
  const room = mostLines - rows.length;
  const people = found.rows.slice(0, room);
  return (
    <div className={`${layout.column3} ${styles.paste}`}>
      <TextAreaField
        label="Paste or type the places, one person a line"
        rows={rows.length > 0 ? 3 : 8}
        spellCheck={false}
        autoCapitalize="words"
        placeholder={'1. Ann Lee – Alabama, Sigma Nu\n2. Bo Ray – Auburn, Pike\nT3 Cy Fox – Purdue'}
        className={styles.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {read.trim() !== '' && (
        <div className={`${layout.column3} ${styles.read}`}>
          <p role="status">{readText(people.length, found.left.length)}</p>
          {found.ignoredNumbers && <p>The numbers can't be places, so the order of the lines counts.</p>}
          {found.rows.length > room && <p>A list has {mostLines} lines at most.</p>}
          {found.left.length > 0 && (
            <details>
              <summary className={consoleLayout.foldHead}>Lines without a person</summary>
              <ul>
                {found.left.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {people.length > 0 && (
        <Button
          tone={rows.length > 0 ? 'plain' : 'gold'}
          disabled={read !== text}
          onClick={() => addRead(people, leftText(found.left))}
        >
          Add {peopleText(people.length)} to the list
        </Button>
      )}
    </div>
  );
}

function readText(people: number, left: number): string {
  const others = left > 0 && `${left} ${left === 1 ? 'line names' : 'lines name'} no one`;
  return [people > 0 && `${peopleText(people)} understood`, others].filter(Boolean).join(' · ');
}

function leftText(left: readonly string[]): string {
  return left.join('\n');
}

function peopleText(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
