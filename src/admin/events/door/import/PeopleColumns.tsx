import {
  type PersonColumn,
  type PersonColumns,
  personTable,
} from '../../../../domain/participants/personColumns.ts';
import type { HeadedColumns } from '../../../../domain/participants/readPeople.ts';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { SelectField } from '../../../../ui/SelectField.tsx';
import styles from './PeopleImport.module.css';

type Props = { columns: HeadedColumns; onChoose: (columns: PersonColumns) => void };

/** The columns that can be chosen, and what a sheet without one says in its select. */
const choices = [
  ['names', 'Choose a column'],
  ['emails', 'No emails'],
  ['school', 'No column'],
  ['chapter', 'No column'],
  ['shown', 'No column'],
] as const;
const more = ['school', 'chapter', 'shown'] as const;

/** Says which columns the names and the emails are from, and lets them be chosen. */
export function PeopleColumns({ columns: { heads, ...found }, onChoose }: Props) {
  const { names = [], emails = [] } = found;
  const called = (at: number) => heads[at] || `Column ${at + 1}`;
  const all = (of: readonly number[]) => of.map((at) => `“${called(at)}”`).join(' and ');
  const options = (chosen: readonly number[], none: string) => [
    ...(chosen.length > 1 ? [[chosen.join(), chosen.map(called).join(' + ')] as const] : []),
    ['', none] as const,
    ...heads.map((_, at) => [String(at), called(at)] as const),
  ];
  const places = (value: string) => (value === '' ? [] : value.split(',').map(Number));
  const told = (column: PersonColumn) => {
    const at = found[column] ?? [];
    return at.length > 0 && `; ${personTable[column].heading.toLowerCase()} from ${all(at)}`;
  };
  return (
    <details className={styles.columns} open={names.length === 0 || emails.length === 0}>
      <summary className={consoleLayout.foldHead}>
        {names.length > 0 ? `Names from ${all(names)}` : 'No name column found'}
        {'; '}
        {emails.length > 0 ? `emails from ${all(emails)}` : 'no email column found'}
        {more.map(told)}
      </summary>
      <div>
        {choices.map(([column, none]) => (
          <SelectField
            key={column}
            label={personTable[column].heading}
            value={(found[column] ?? []).join()}
            options={options(found[column] ?? [], none)}
            onChange={(value) => onChoose({ ...found, [column]: places(value) })}
          />
        ))}
      </div>
    </details>
  );
}
