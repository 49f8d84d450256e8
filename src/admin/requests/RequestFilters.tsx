import {
  type RequestFilter,
  type RequestOrder,
  readRequestFilter,
  readRequestOrder,
  requestFilters,
} from '../../domain/requests/requestFilter.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './RequestsPage.module.css';

type Props = {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
  order: RequestOrder;
  onOrder: (order: RequestOrder) => void;
  search: string;
  onSearch: (search: string) => void;
};

const orders = [
  ['received', 'Newest first'],
  ['proposed', 'Soonest date first'],
] as const;

/** Filters the requests by status and search. On a phone, where the columns have no heads, it also sorts. */
export function RequestFilters({ filter, onFilter, order, onOrder, search, onSearch }: Props) {
  return (
    <search className={`quiet-labels ${styles.filters}`}>
      <SelectField
        label="Show"
        value={filter}
        options={requestFilters}
        onChange={(value) => onFilter(readRequestFilter(value))}
      />
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          value={order}
          options={orders}
          onChange={(value) => onOrder(readRequestOrder(value))}
        />
      </div>
      <SearchField
        label="Search requests"
        placeholder="College, name, email or phone"
        shortcut="/"
        value={search}
        onChange={onSearch}
      />
    </search>
  );
}
