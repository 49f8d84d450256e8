import type { ReactNode } from 'react';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import formLayout from '../../../../ui/formLayout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { peopleText } from './peopleText.ts';
import type { PeopleSheet } from './usePeopleSheet.ts';

/**
 * What is decided of all rows at once: where people without a school are from, who is filled in or skipped.
 */
export function ImportChecks({ sheet, host }: { sheet: PeopleSheet; host: string }) {
  const { schoolless, said, maybes } = sheet.counts;
  return (
    <>
      {host !== '' && schoolless > 0 && (
        <Check checked={sheet.atHome} onChange={sheet.setHome}>
          {schoolless === 1 ? 'The one' : `The ${schoolless}`} without a school{' '}
          {schoolless === 1 ? 'is' : 'are'} from {host}
        </Check>
      )}
      {said > 0 && (
        <Check checked={sheet.filling} onChange={sheet.setFilling}>
          Fill in what the list doesn't know of {peopleText(said)} on it
        </Check>
      )}
      {maybes > 0 && (
        <Check checked={sheet.skipping} onChange={sheet.setSkipping}>
          Skip {maybes === 1 ? 'the one who may be' : `the ${maybes} who may be`} on the list twice
        </Check>
      )}
    </>
  );
}

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className={`${formLayout.fixedBoxes} ${staffLayout.row3} ${consoleLayout.tall}`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
