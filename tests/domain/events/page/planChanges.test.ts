import { expect, test } from 'vitest';
import { type Plan, planChanges } from '../../../../src/domain/events/page/planChanges.ts';

const seen: Plan = { date: '2026-03-14', time: '19:00', location: 'Texas Union' };

test.each<[change: Partial<Plan>, said: string[]]>([
  [{}, []],
  [{ time: '20:00' }, ['New time: 8:00 PM (was 7:00 PM)']],
  [{ date: '2026-03-21' }, ['New day: Sat, Mar 21 (was Sat, Mar 14)']],
  [{ location: 'Beta House' }, ['New place: Beta House (was Texas Union)']],
  [
    { date: null, time: '', location: '' },
    ['New day: TBD (was Sat, Mar 14)', 'New time: TBD (was 7:00 PM)', 'New place: TBD (was Texas Union)'],
  ],
])('%j is said once each', (change, said) => {
  const changes = planChanges(seen, { ...seen, ...change });
  expect(changes.map(({ name, now, was }) => `${name}: ${now} (was ${was})`)).toEqual(said);
});
