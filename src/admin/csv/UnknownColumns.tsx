import { FieldFrame, Summarized } from '../../ui/FieldFrame.tsx';
import formLayout from '../../ui/formLayout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './DirectoryImport.module.css';
import type { ImportPreview } from './readImport.ts';

type Props = {
  preview: ImportPreview;
  /** The columns that someone has chosen, by place. */
  choices: ReadonlyMap<number, string>;
  onChoose: (at: number, column: string) => void;
};

/**
 * Lets one choose what the columns hold that aren't recognized or that are doubted; all columns of pasted
 * cells without headings.
 */
export function UnknownColumns({ preview, choices, onChoose }: Props) {
  const { columns, headed, sample, headings, missing } = preview;
  const asked = columns.filter(({ at, column }) => !headed || column === null || choices.has(at));
  const taken = new Set(columns.map(({ column }) => column));
  if (asked.length === 0) return null;
  return (
    <fieldset className={`${staffLayout.stack3} ${styles.columns}`}>
      <legend>{headed ? 'Which columns are these?' : 'What the columns hold'}</legend>
      {missing.length > 0 && (
        <p role="alert" className={staffLayout.danger}>
          Choose which column has the {missing.map((heading) => heading.toLowerCase()).join(' and the ')}.
        </p>
      )}
      <Summarized value>
        <div className={formLayout.narrowFields}>
          {asked.map(({ at, heading, column, doubt }) => (
            <FieldFrame
              key={at}
              label={sample[at] ? `${heading} (${shortened(sample[at])})` : heading}
              hint={column === null && !choices.has(at) ? doubt : undefined}
            >
              {(framed) => (
                <select
                  {...framed}
                  value={column ?? ''}
                  onChange={({ target }) => onChoose(at, target.value)}
                >
                  <option value="">Ignore</option>
                  {Object.entries(headings)
                    .filter(([name]) => name === column || !isTaken(name))
                    .map(([name, words]) => (
                      <option key={name} value={name}>
                        {words}
                      </option>
                    ))}
                </select>
              )}
            </FieldFrame>
          ))}
        </div>
      </Summarized>
    </fieldset>
  );

  function isTaken(name: string): boolean {
    return [...taken].some((column) => column === name);
  }
}

function shortened(cell: string): string {
  return cell.length > 24 ? `${cell.slice(0, 23)}…` : cell;
}
