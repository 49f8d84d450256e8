import type { PeopleFilter } from '../../domain/participants/peopleFilter.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import styles from './DoorList.module.css';

type Props = { filter: PeopleFilter; onFilter: (filter: PeopleFilter) => void; here: number; all: number };

/** Filters for those expected, those checked in, and all people, each with its count. */
export function FilterButtons({ filter, onFilter, here, all }: Props) {
  const options = (
    [
      ['expected', 'Expected', all - here],
      ['here', 'Here', here],
      ['all', 'All', all],
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
