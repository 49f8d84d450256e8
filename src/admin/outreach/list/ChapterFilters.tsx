import { useState } from 'react';
import { stateNames } from '../../../domain/colleges/stateNames.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import { conferences } from '../../../domain/lists/conferences.ts';
import { type ChapterFilter, noOwner, readStatusFilter } from '../../../domain/outreach/chapterLists.ts';
import { statusName } from '../../../domain/outreach/statusName.ts';
import { Button } from '../../../ui/Button.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useCaller } from '../callers/useCaller.ts';
import { useCallerNames } from '../callers/useCallerNames.ts';
import styles from './Outreach.module.css';
import { filterCount } from './useOutreachAddress.ts';

type Props = {
  filter: ChapterFilter;
  onFilter: (changes: Partial<ChapterFilter>) => void;
  onClear: () => void;
  search: string;
  onSearch: (search: string) => void;
};

const states = Object.entries(stateNames);
const reach = [
  ['', 'Contact info'],
  ['yes', 'Has contact info'],
  ['no', 'No contact info'],
] as const;

/**
 * Searches all chapters, and narrows the search and the lists. On a phone the filters are behind a button
 * that says how many are set.
 */
export function ChapterFilters({ filter, onFilter, onClear, search, onSearch }: Props) {
  const [open, setOpen] = useState(false);
  const set = filterCount(filter);
  return (
    <search className={`quiet-labels ${styles.filters}`} data-open={open || undefined}>
      <SearchField
        label="Search all chapters"
        placeholder="College, person, phone"
        shortcut="/"
        value={search}
        onChange={onSearch}
      />
      <Button tone="plain" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {set > 0 ? `Filters (${set})` : 'Filters'}
      </Button>
      <SelectField
        label="State"
        value={filter.state}
        options={[['', 'State'], ...states]}
        onChange={(state) => onFilter({ state })}
      />
      <SelectField
        label="Conference"
        value={filter.conference}
        options={withPresent(
          [['', 'Conference'], ...conferences.map(({ name }) => [name, name] as const)],
          filter.conference,
        )}
        onChange={(conference) => onFilter({ conference })}
      />
      <SelectField
        label="Status"
        value={filter.status}
        options={[['', 'Status'], ...outreachStatuses.map((status) => [status, statusName(status)] as const)]}
        onChange={(status) => onFilter({ status: readStatusFilter(status) })}
      />
      <SelectField
        label="Contact info"
        value={filter.reachable}
        options={reach}
        onChange={(value) => onFilter({ reachable: value === 'yes' || value === 'no' ? value : '' })}
      />
      <OwnerFilter owner={filter.owner} onOwner={(owner) => onFilter({ owner })} />
      {set > 0 && (
        <Button tone="plain" className={styles.clear} onClick={onClear}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

/** The choice that asks for the caller's name first. */
const mine = 'mine…';

/** Narrows to the chapters of the caller of this browser, of another one, or of no one. */
function OwnerFilter({ owner, onOwner }: { owner: string; onOwner: (owner: string) => void }) {
  const me = useCaller();
  const names = useCallerNames();
  const others = names.filter((name) => name !== me.name);
  return (
    <SelectField
      label="Assigned to"
      value={owner}
      options={withPresent(
        [
          ['', 'Assigned to'],
          me.name === '' ? [mine, 'Mine'] : [me.name, `Mine (${me.name})`],
          [noOwner, 'No one'],
          ...others.map((name) => [name, name] as const),
        ],
        owner,
      )}
      onChange={(value) => (value === mine ? me.ask(onOwner) : onOwner(value))}
    />
  );
}

type Options = readonly (readonly [string, string])[];

/** Returns the choices with the present one, which an address may name though no list has it. */
function withPresent(options: Options, value: string): Options {
  return options.some(([choice]) => choice === value) ? options : [...options, [value, value]];
}
