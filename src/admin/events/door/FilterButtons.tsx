import type { PeopleFilter } from '../../../domain/participants/peopleFilter.ts';
import styles from './ParticipantList.module.css';

type Props = { filter: PeopleFilter; onFilter: (filter: PeopleFilter) => void; here: number; all: number };

/** All, who is expected, who is here: each with its number. */
export function FilterButtons({ filter, onFilter, here, all }: Props) {
  const choices: [PeopleFilter, string, number][] = [
    ['all', 'All', all],
    ['expected', 'Expected', all - here],
    ['here', 'Here', here],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and name
    <div role="group" aria-label="Show" className={styles.filters}>
      {choices.map(([value, words, number]) => (
        <button key={value} type="button" aria-pressed={filter === value} onClick={() => onFilter(value)}>
          {words} <span>{number}</span>
        </button>
      ))}
    </div>
  );
}
