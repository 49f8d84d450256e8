import { useId, useState } from 'react';
import { CellsField } from '../../parts/sheet/CellsField.tsx';
import { SheetFile } from '../../parts/sheet/SheetFile.tsx';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';

type Props = {
  ofCollege: boolean;
  /** The cells that were pasted last. */
  pasted: string;
  problem: string;
  onFile: (file: File) => void;
  /** Takes cells that were typed; pasted ones are taken by the dialog. */
  onText: (text: string) => void;
};

/** Chooses a file or takes cells of a sheet, and says what they have to look like. */
export function ImportFile({ ofCollege, pasted, problem, onFile, onText }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(pasted);
  return (
    <>
      <p>
        {ofCollege
          ? 'Only the fraternity is required.'
          : 'Fraternities need a college. New colleges need a conference.'}{' '}
        Empty cells change nothing. You'll see a preview first.
      </p>
      <div className={`${consoleLayout.left2} ${consoleLayout.fileButton}`}>
        <SheetFile action="Choose a CSV file" describedBy={id} onFile={onFile} />
        <p id={id} role="alert" className={consoleLayout.failure}>
          {problem}
        </p>
      </div>
      <CellsField
        label="Or paste cells from a sheet"
        hint="With or without their headings."
        rows={3}
        value={typed}
        onType={setTyped}
      />
      {typed.trim() !== '' && (
        <div className={consoleLayout.foot3}>
          <Button onClick={() => onText(typed)}>Preview</Button>
        </div>
      )}
    </>
  );
}
