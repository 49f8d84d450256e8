import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import styles from './ParticipantList.module.css';

type Props = { filter: PeopleFilter; onFilter: (filter: PeopleFilter) => void; here: number; all: number };

/** Filters for all people, those expected, and those checked in, each with its count. */
export function FilterButtons({ filter, onFilter, here, all }: Props) {
  const options = (
    [
      ['all', 'All', all],
      ['expected', 'Expected', all - here],
      ['here', 'Here', here],
    ] as const
  ).map(
    ([value, words, number]) =>
      [
        value,
        <>
          {words} <span>{number}</span>
        </>,
      ] as const,
  );
  return (
    <ButtonGroup
      label="Show"
      className={styles.filters}
      options={options}
      value={filter}
      onChange={onFilter}
    />
  );
}
