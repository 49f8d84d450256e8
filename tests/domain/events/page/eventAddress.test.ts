import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Addressed,
  eventAddresses,
  randomAddress,
} from '../../../../src/domain/events/page/eventAddress.ts';
import { colleges } from '../../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../../src/domain/lists/listedFraternities.ts';
import { anyText } from '../../../support/anyText.ts';

const today = new Date(2026, 8, 1);
const blank: Addressed = { collegeName: '', fraternityName: '', title: '', eventName: '', date: null };
const first = (event: Partial<Addressed>) => eventAddresses({ ...blank, ...event }, today);

test('an address is the college as people call it, the fraternity, the year when taken, then a number', () => {
  const purdue = { collegeName: 'Purdue University', fraternityName: 'Sigma Nu', date: '2027-02-13' };
  expect(first(purdue).slice(0, 4)).toEqual([
    'purdue-sigma-nu',
    'purdue-sigma-nu-2027',
    'purdue-sigma-nu-2027-2',
    'purdue-sigma-nu-2027-3',
  ]);
  expect(randomAddress({ ...blank, ...purdue })).toMatch(/^purdue-sigma-nu-[a-z2-9]{6}$/);
});

test.each([
  [{ collegeName: 'University of Alabama', fraternityName: 'Sigma Nu' }, 'alabama-sigma-nu'],
  [
    { collegeName: "Saint Mary's College of California", fraternityName: 'Pi Kappa Phi' },
    'saint-marys-pi-kappa-phi',
  ],
  [{ collegeName: 'San José State University', fraternityName: 'ΔΧ' }, 'san-jose-state'],
  [{ collegeName: 'Howard University' }, 'howard-2026'],
  [{ title: 'Index' }, 'index-2026'],
  [{ title: 'Jokers Cup', fraternityName: 'Покер' }, 'jokers-cup'],
  [{ title: 'Jokers Cup 2026' }, 'jokers-cup-2026'],
  [{ eventName: 'Покер' }, 'event-2026'],
  [{ title: '../../upcoming?x=1#y' }, 'upcoming-x-1-y'],
])('%o is at %s', (event, address) => {
  expect(first(event)[0]).toBe(address);
});

const name = fc.oneof(anyText({ maxLength: 200 }), fc.string({ maxLength: 300 }));

test('whatever strangers wrote, an address is short, plain and made of two words or more', () => {
  fc.assert(
    fc.property(fc.tuple(name, name, name), ([collegeName, fraternityName, title]) => {
      const event = { ...blank, collegeName, fraternityName, title };
      const all = [...eventAddresses(event, today), randomAddress(event)];
      expect(new Set(all).size).toBe(all.length);
      for (const id of all) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
        expect(id.length).toBeLessThanOrEqual(67);
      }
    }),
  );
});

test('no two listed hosts have one address', () => {
  const hosts = colleges.flatMap(({ name: collegeName }) =>
    fraternities.slice(0, 12).map((fraternity) => first({ collegeName, fraternityName: fraternity.name })[0]),
  );
  expect(new Set(hosts).size).toBe(hosts.length);
});
