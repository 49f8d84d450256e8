import { useMemo, useState } from 'react';
import type { College } from '../../domain/colleges/college.ts';
import {
  collegeDirectory,
  type DirectoryCollege,
  offeredColleges,
} from '../../domain/colleges/collegeDirectory.ts';
import { colleges as listed } from '../../domain/lists/listedColleges.ts';
import { counted } from '../../domain/text/counted.ts';
import type { Live } from '../../hooks/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboField } from '../../ui/ComboField.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import styles from './FraternitiesPage.module.css';

type Props = {
  colleges: Live<readonly College[]>;
  /** The id of the chosen college, '' for none. */
  value: string;
  onChange: (collegeId: string) => void;
};

/** Finds a college by name, popular name or place. Those with fraternities come first. */
export function CollegePicker({ colleges, value, onChange }: Props) {
  const all = useMemo(() => withRecord(colleges), [colleges]);
  const chosen = all.find(({ id }) => id === value);
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <div className={`${consoleLayout.line3} ${styles.picker}`}>
      <ComboField
        label="College"
        placeholder={colleges.status === 'loading' ? 'Loading colleges…' : 'Name, city, or short name'}
        error={colleges.status === 'error' ? 'Failed to load colleges' : undefined}
        value={typed ?? chosen?.name ?? value}
        choicesFor={(text) =>
          filledFirst(offeredColleges(all, text), text).map((college) => ({
            key: college.id,
            value: college.name,
            about: aboutOf(college),
          }))
        }
        takesFirst
        onChange={setTyped}
        onChoose={({ key }) => {
          setTyped(null);
          if (key && key !== value) onChange(key);
        }}
        onBlur={() => setTyped(null)}
      />
      {colleges.status === 'error' && (
        <Button tone="plain" onClick={colleges.retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

/** Returns the colleges that have a record, with the names that the list knows. */
function withRecord(colleges: Live<readonly College[]>): DirectoryCollege[] {
  if (colleges.status !== 'ready') return [];
  const ids = new Set(colleges.data.map(({ id }) => id));
  return collegeDirectory(
    listed.filter(({ id }) => ids.has(id)),
    colleges.data,
  );
}

/** A search knows best which college is meant; without one, those with fraternities come first. */
function filledFirst(colleges: DirectoryCollege[], typed: string): DirectoryCollege[] {
  if (typed.trim() !== '') return colleges;
  const filled = ({ fraternityCount }: DirectoryCollege) => Number(fraternityCount > 0);
  return colleges.toSorted((a, b) => filled(b) - filled(a));
}

function aboutOf({ location, fraternityCount }: DirectoryCollege): string {
  const count = counted(fraternityCount, 'fraternity', 'fraternities');
  return [location, fraternityCount > 0 ? count : 'No fraternities yet'].filter(Boolean).join(' · ');
}
