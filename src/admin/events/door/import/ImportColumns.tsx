import type { PersonColumns } from '../../../../domain/participants/personColumns.ts';
import type { FoundColumns } from '../../../../domain/participants/readPeople.ts';
import { SelectField } from '../../../../ui/SelectField.tsx';
import styles from './ImportDialog.module.css';

type Props = { columns: FoundColumns; onChoose: (columns: PersonColumns) => void };

/** Says which columns the names and the emails are from, and lets them be chosen. */
export function ImportColumns({ columns, onChoose }: Props) {
  const { heads, names, emails, school, chapter, shown } = columns;
  const chosen = { names, emails, school, chapter, shown };
  const called = (at: number) => heads[at] || `Column ${at + 1}`;
  const all = (of: readonly number[]) => of.map((at) => `“${called(at)}”`).join(' and ');
  const options = (chosen: readonly number[], none: string) => [
    ...(chosen.length > 1 ? [[chosen.join(), chosen.map(called).join(' + ')] as const] : []),
    ['', none] as const,
    ...heads.map((_, at) => [String(at), called(at)] as const),
  ];
  const read = (value: string) => (value === '' ? [] : value.split(',').map(Number));
  const more = [
    ['Schools', 'school', school],
    ['Chapters', 'chapter', chapter],
    ['Shown names', 'shown', shown],
  ] as const;
  return (
    <details className={styles.columns} open={names.length === 0 || emails.length === 0}>
      <summary>
        {names.length > 0 ? `Names from ${all(names)}` : 'No name column found'}
        {'; '}
        {emails.length > 0 ? `emails from ${all(emails)}` : 'no email column found'}
        {more.map(([name, , at]) => at !== undefined && `; ${name.toLowerCase()} from ${all([at])}`)}
      </summary>
      <div>
        <SelectField
          label="Names"
          value={names.join()}
          options={options(names, 'Choose a column')}
          onChange={(value) => onChoose({ ...chosen, names: read(value) })}
        />
        <SelectField
          label="Emails"
          value={emails.join()}
          options={options(emails, 'No emails')}
          onChange={(value) => onChoose({ ...chosen, emails: read(value) })}
        />
        {more.map(([name, field, at]) => (
          <SelectField
            key={field}
            label={name}
            value={`${at ?? ''}`}
            options={options([], 'No column')}
            onChange={(value) => onChoose({ ...chosen, [field]: read(value)[0] })}
          />
        ))}
      </div>
    </details>
  );
}
