import type { Participant } from '../../../../domain/participants/participant.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Link } from '../../../../ui/Link.tsx';
import styles from './Draw.module.css';
import { type Lack, lackingOnes } from './people.ts';

const words: Record<Lack, string> = {
  school: 'No school',
  unknown: "A school we don't know",
  chapter: 'No chapter',
};

/** Who has no school or chapter, so that the draw can't keep them from their own; each leads to the list. */
export function LackingPeople({ eventId, people }: { eventId: string; people: readonly Participant[] }) {
  const lacking = lackingOnes(people);
  const urgent = lacking.filter(({ lack }) => lack !== 'chapter').length;
  if (lacking.length === 0) return null;
  return (
    <details className={styles.lacking} open={urgent > 0 && lacking.length <= 8}>
      <summary>{headText(lacking.length)}</summary>
      <ul>
        {lacking.map(({ person, lack }) => (
          <li key={person.id}>
            <Link to={`${staffPaths.participants(eventId)}?q=${encodeURIComponent(person.name)}`}>
              {person.name || person.email || 'No name'}
            </Link>{' '}
            <small>{words[lack]}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

function headText(number: number): string {
  return `${number === 1 ? '1 person has' : `${number} people have`} no school or chapter. They could sit with their own.`;
}
