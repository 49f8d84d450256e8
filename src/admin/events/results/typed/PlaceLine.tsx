import { noOne } from '../../../../domain/results/typed/typedList.ts';
import type { PlacedLine } from '../../../../domain/results/typed/understand.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { aboutPerson } from './AddPerson.tsx';
import styles from './TypedPlaces.module.css';
import type { TypedPlacesList } from './useTypedList.ts';

type Props = {
  line: PlacedLine;
  at: number;
  typed: TypedPlacesList;
  isOpen: boolean;
  onOpen: () => void;
};

/** A line as it will be published, with what is wrong or doubtful about it. */
export function PlaceLine({ line, at, typed, isOpen, onOpen }: Props) {
  const { place, points, shown, fullName, collegeName, chapterName, person, mistakes, doubts } = line;
  const name = fullName.trim() || 'No name';
  return (
    <div className={styles.line}>
      <span className={styles.place}>{place}</span>
      <div className={styles.who}>
        <p>
          <strong>
            <bdi>{shown || 'A player'}</bdi>
          </strong>{' '}
          {name !== shown && <bdi className={layout.note}>{name}</bdi>}
        </p>
        <p className={layout.note}>
          {[chapterName, collegeName].filter(Boolean).join(', ') || 'No school'}
          {person && ' · on the list of participants'}
        </p>
        {mistakes.map(({ text }) => (
          <p key={text} className={consoleLayout.mistake}>
            {text}
          </p>
        ))}
        {doubts.map((doubt) => (
          <p key={doubt} className={`${consoleLayout.amber} ${styles.doubt}`}>
            {doubt}
          </p>
        ))}
        <Answers line={line} at={at} typed={typed} />
      </div>
      <span className={styles.points}>{points > 0 && points.toFixed(1)}</span>
      <Button
        tone="plain"
        className={styles.edit}
        aria-label={`${isOpen ? 'Close' : 'Edit'} line ${at + 1}, ${name}`}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {isOpen ? 'Done' : 'Edit'}
      </Button>
    </div>
  );
}

/** What the doubts can be answered with, in one press. */
function Answers({ line, at, typed: { edit, rename } }: Pick<Props, 'line' | 'at' | 'typed'>) {
  const { row, schools, chapters, persons } = line;
  if (schools.length + chapters.length + persons.length === 0) return null;
  const answer = (key: string, words: string, run: () => void) => (
    <button key={key} type="button" onClick={run}>
      {words}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs and draws a frame of its own
    <div
      role="group"
      aria-label={`Answers for line ${at + 1}`}
      className={`${consoleLayout.wrap2} ${styles.answers}`}
    >
      {schools.map((name) => answer(name, name, () => rename('school', row.school.trim(), name)))}
      {chapters.map((name) => answer(name, name, () => rename('chapter', row.chapter.trim(), name)))}
      {persons.map((person) =>
        answer(person.id, [person.name, aboutPerson(person)].filter(Boolean).join(', '), () =>
          edit(at, { person: person.id }),
        ),
      )}
      {persons.length > 0 && answer(noOne, 'Someone else', () => edit(at, { person: noOne }))}
    </div>
  );
}
