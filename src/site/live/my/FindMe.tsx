import { useId, useState } from 'react';
import type { BoardPerson } from '../../../domain/night/board/board.ts';
import { searcher, searchText } from '../../../domain/text/searchText.ts';
import layout from '../../../ui/layout.module.css';
import styles from './MyTable.module.css';

/** How many people are offered at once. */
const most = 8;

type Props<Person> = {
  people: readonly Person[];
  nameOf: (person: Person) => string;
  /** Tells two people apart; their number, unless there are people without one. */
  keyOf?: (person: Person) => string | number;
  onFound: (person: Person) => void;
  /** In one line beside its heading: the hint stands in the field. */
  inLine?: boolean;
};

/** The search for oneself: whoever it finds is a button. */
export function FindMe<Person extends BoardPerson>({
  people,
  nameOf,
  keyOf = ({ no }) => no,
  onFound,
  inLine = false,
}: Props<Person>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findPlayers(people, typed);
  const more = found.length - most;
  const unseen = found.length > 0 || (inLine && typed.trim() === '');
  return (
    <div className={inLine ? styles.inLine : styles.find}>
      <label htmlFor={id} className={inLine ? 'visually-hidden' : undefined}>
        Find your name or number
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        placeholder={inLine ? 'Your name or number' : undefined}
        value={typed}
        aria-describedby={`${id}-found`}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          const [only] = found;
          if (event.key === 'Enter' && only && found.length === 1) onFound(only);
        }}
      />
      <p id={`${id}-found`} role="status" className={unseen ? 'visually-hidden' : layout.note}>
        {hint(typed, found.length)}
      </p>
      {found.length > 0 && (
        <ul className={`${layout.stack1} ${styles.found}`} data-personal>
          {found.slice(0, most).map((person) => (
            <li key={keyOf(person)}>
              <button type="button" onClick={() => onFound(person)}>
                <b>
                  {person.no > 0 && `#${person.no} `}
                  <bdi>{nameOf(person)}</bdi>
                </b>
                <bdi className={`${layout.note} ${styles.group}`}>
                  {[person.school, person.chapter].filter(Boolean).join(', ')}
                </bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={layout.note}>{more} more. Type more of your name.</p>}
    </div>
  );
}

function hint(typed: string, found: number): string {
  if (typed.trim() === '') return 'Try your first name or your number.';
  if (found === 0) return 'No one found. Try your first name or your number.';
  return found === 1 ? '1 person found.' : `${found} people found.`;
}

/** Returns who is meant by a number or words; names that begin so come first. Number 0 means none. */
function findPlayers<Person extends BoardPerson>(people: readonly Person[], typed: string): Person[] {
  const words = typed.trim().replace(/^#/, '');
  if (words === '') return [];
  const byNumber = people.find(({ no }) => no > 0 && no === Number(words));
  if (byNumber) return [byNumber];
  const isMeant = searcher(words);
  const begins = ({ shown }: Person) => searchText(shown).startsWith(searchText(words));
  return people
    .filter(({ shown, school, chapter }) => isMeant(searchText(`${shown}\n${school}\n${chapter}`)))
    .sort((one, two) => Number(begins(two)) - Number(begins(one)) || one.no - two.no);
}
