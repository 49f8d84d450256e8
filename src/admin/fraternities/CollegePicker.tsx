import type { College } from '../../domain/colleges/college.ts';
import type { Live } from '../../hooks/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import styles from './FraternitiesPage.module.css';

type Props = {
  colleges: Live<readonly College[]>;
  /** The id of the chosen college, '' for none. */
  value: string;
  onChange: (collegeId: string) => void;
};

/** Chooses a college. Those with fraternities come first. */
export function CollegePicker({ colleges, value, onChange }: Props) {
  const all = colleges.status === 'ready' ? colleges.data : [];
  const known = value === '' || all.some((college) => college.id === value);
  return (
    <div className={styles.picker}>
      <ChoiceField
        label="College"
        error={colleges.status === 'error' ? 'Failed to load colleges' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{colleges.status === 'loading' ? 'Loading colleges…' : 'Choose a college'}</option>
        {!known && <option value={value}>{value}</option>}
        <Group
          label="With fraternities"
          colleges={all.filter(({ fraternityCount }) => fraternityCount > 0)}
        />
        <Group
          label="No fraternities yet"
          colleges={all.filter(({ fraternityCount }) => fraternityCount === 0)}
        />
      </ChoiceField>
      {colleges.status === 'error' && (
        <Button tone="plain" onClick={colleges.retry}>
          Retry
        </Button>
      )}
    </div>
  );
}

function Group({ label, colleges }: { label: string; colleges: readonly College[] }) {
  if (colleges.length === 0) return null;
  return (
    <optgroup label={label}>
      {colleges.map(({ id, name, fraternityCount }) => (
        <option key={id} value={id}>
          {fraternityCount > 0 ? `${name} (${fraternityCount})` : name}
        </option>
      ))}
    </optgroup>
  );
}
