import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { EventList } from '../../../../src/admin/events/list/EventList.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { eventQuery } from '../../../../src/domain/events/lists/eventQuery.ts';

const items = ['e1', 'e2'].map((id) => readStaffEvent(id, { title: id, date: '2030-03-01' }));
const nothing = () => {};
const state = { filter: '', dates: '', sort: '', need: '', search: '' } as const;

function draw({
  fromCache,
  more = false,
  search = '',
}: {
  fromCache: boolean;
  more?: boolean;
  search?: string;
}) {
  render(
    <MemoryRouter>
      <EventList
        list={{ items, more, fromCache, growing: false, waiting: new Set() }}
        shown={items}
        reach={null}
        query={eventQuery({ status: '', dates: '', sort: '' }, '2030-01-01')}
        state={{ ...state, search }}
        onSort={nothing}
        onMore={nothing}
        onClear={nothing}
        onDetails={nothing}
        onDuplicate={nothing}
        onDelete={nothing}
        onDeleteAll={nothing}
        onExport={nothing}
        onExportAll={nothing}
      />
    </MemoryRouter>,
  );
}

test.each([
  ['2 events', { fromCache: false }],
  ['The newest 2 events', { fromCache: false, more: true }],
  ['2 events saved on this device', { fromCache: true }],
  ['2 found among the 2 events saved on this device', { fromCache: true, search: 'e' }],
])('%s', (text, list) => {
  draw(list);
  expect(screen.getByText(text)).toBeTruthy();
});
