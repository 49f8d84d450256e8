import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { filterRows, type OutreachSort, sortRows } from '../../../src/domain/outreach/outreachFilter.ts';
import { type OutreachRow, outreachRows, pointOfContact } from '../../../src/domain/outreach/outreachRow.ts';
import { sampleOutreachRows } from '../../../src/domain/outreach/sampleOutreachRows.ts';

const college = (id: string, fields: object, ...houses: object[]) => ({
  ...readCollege(id, fields),
  fraternities: houses.map((house, at) => readFraternity(`f${at}`, house)),
});
const today = '2026-11-22';
const everything = { status: '', conference: '', state: '', college: '', fraternity: '' } as const;

describe('rows of colleges and fraternities', () => {
  test('the status gives the color, and a college without fraternities is a row of its own', () => {
    const houses = ['scheduled', 'scheduling', 'in contact', 'outreached', 'need to reach out', '', 'odd'];
    const rows = outreachRows(
      [
        college(
          'purdue',
          { name: 'Purdue', state: 'IN' },
          ...houses.map((status) => ({ name: 'A', status })),
        ),
        college('towson', { name: 'Towson University', location: 'Towson, MD' }),
      ],
      today,
    );
    expect(rows.map(({ color, status, state }) => [color, status, state])).toEqual([
      ['green', 'scheduled', 'IN'],
      ['green', 'scheduling', 'IN'],
      ['green', 'in contact', 'IN'],
      ['yellow', 'outreached', 'IN'],
      ['red', 'need to reach out', 'IN'],
      ['red', 'No Status', 'IN'],
      ['red', 'odd', 'IN'],
      ['none', 'No fraternity yet', 'MD'],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('the point of contact is the first of whom anything is known', () => {
    const contact = (fields: object) => pointOfContact(readFraternity('f', fields));
    expect(contact({ presidentName: 'Kim', rushChairName: 'Lee' })).toMatchObject({ name: 'Lee' });
    expect(contact({ presidentNumber: '555' })).toEqual({
      name: '',
      role: 'President',
      phone: '555',
      email: '',
    });
    expect(contact({ philanthropyName: 'Ann' })).toMatchObject({ role: 'Philanthropy contact' });
    expect(contact({ rushChairEmail: 'lee@x.example' })).toMatchObject({ email: 'lee@x.example' });
    expect(contact({ name: 'Sigma Chi' })).toBeNull();
  });
});

describe('filters', () => {
  const found = (filter: object) =>
    filterRows(sampleOutreachRows, { ...everything, ...filter }).map(({ state }) => state);

  test('by color, by words of college and fraternity, and by all of them together', () => {
    expect(found({})).toHaveLength(sampleOutreachRows.length);
    expect(found({ status: 'yellow' })).toEqual(['FL', 'MA']);
    expect(found({ college: 'university FLOR' })).toEqual(['FL']);
    expect(found({ fraternity: 'sigma', status: 'red' })).toEqual(['CA']);
    expect(found({ college: 'Sample' })).toEqual([]);
  });

  test('a college is found by its short name, a fraternity by its nickname and its letters', () => {
    const rows = outreachRows(
      [
        college(
          'm',
          { name: 'University of Mississippi' },
          { name: 'Pi Kappa Alpha' },
          { name: 'Ace', letters: 'ΑΩ' },
        ),
      ],
      today,
    );
    const searched = (filter: object) =>
      filterRows(rows, { ...everything, ...filter }).map((row) => row.fraternity);
    expect(searched({ college: 'ole miss' })).toHaveLength(2);
    expect(searched({ fraternity: 'pike' })).toEqual(['Pi Kappa Alpha']);
    expect(searched({ fraternity: 'πκ' })).toEqual(['Pi Kappa Alpha']);
    expect(searched({ fraternity: 'ΑΩ' })).toEqual(['Ace']);
  });

  test('a No of this school year, a missing fraternity and a conference are filters of their own', () => {
    const sec = { name: 'Auburn', conference: 'Southeastern Conference' };
    const rows = outreachRows(
      [
        college(
          'auburn',
          sec,
          { name: 'A', status: 'in contact', declinedOn: '2026-10-01', owner: 'Sam' },
          { name: 'B', status: 'need to reach out', declinedOn: '2026-02-01' },
        ),
        college('towson', { name: 'Towson', conference: 'Coastal Athletic Association' }),
      ],
      today,
    );
    const searched = (filter: object) =>
      filterRows(rows, { ...everything, ...filter }).map(({ fraternity, owner }) => [fraternity, owner]);
    expect(searched({ status: 'no' })).toEqual([['A', 'Sam']]);
    expect(searched({ status: 'green' })).toEqual([['A', 'Sam']]);
    expect(searched({ status: 'red' })).toEqual([['B', '']]);
    expect(searched({ status: 'none' })).toEqual([['', '']]);
    expect(searched({ conference: sec.conference })).toHaveLength(2);
    // Who said no isn't called today, however far it had come.
    expect(sortRows(rows, 'status').map(({ fraternity }) => fraternity)).toEqual(['B', 'A', '']);
  });

  test('a state is found by its letters, its name, and the beginning of a word of it', () => {
    const states = ['AR', 'KS', 'IN', 'IA', 'NC', 'SC', 'ME', ''];
    const rows = states.flatMap((state) => sampleOutreachRows.slice(0, 1).map((row) => ({ ...row, state })));
    const called = (state: string) => filterRows(rows, { ...everything, state }).map((one) => one.state);
    expect(called('kansas')).toEqual(['KS']);
    expect(called('in')).toEqual(['IN']);
    expect(called('i')).toEqual(['IN', 'IA']);
    expect(called(' Carolina ')).toEqual(['NC', 'SC']);
    expect(called('south c')).toEqual(['SC']);
    expect(called('zz')).toEqual([]);
    expect(called('constructor')).toEqual([]);
  });
});

describe('order', () => {
  test('green before red and back; what has no value stands last either way', () => {
    const [first, ...others] = sampleOutreachRows;
    const rows: OutreachRow[] = [...others, ...(first ? [{ ...first, state: '' }] : [])];
    expect(sortRows(rows, 'status').map(({ color }) => color)).toEqual([
      'green',
      'green',
      'yellow',
      'yellow',
      'red',
    ]);
    expect(sortRows(rows, '-status').at(0)?.color).toBe('red');
    expect(sortRows(rows, 'state').map(({ state }) => state)).toEqual(['AL', 'CA', 'FL', 'MA', '']);
    expect(sortRows(rows, '-state').map(({ state }) => state)).toEqual(['MA', 'FL', 'CA', 'AL', '']);
  });

  test('sorting and filtering lose and invent nothing, whatever is stored', () => {
    const keys = fc.constantFrom('name', 'status', 'state', 'location', 'presidentName', 'other');
    const anyFraternity = fc.object({ maxDepth: 1, key: keys }).map((data) => readFraternity('f', data));
    const anyCollege = fc.tuple(fc.object({ maxDepth: 1, key: keys }), fc.array(anyFraternity));
    fc.assert(
      fc.property(
        fc.array(anyCollege),
        fc.constantFrom<OutreachSort>('state', '-status', 'fraternity'),
        (found, sort) => {
          const rows = outreachRows(
            found.map(([data, fraternities], at) => ({ ...readCollege(`c${at}`, data), fraternities })),
            today,
          );
          const sorted = sortRows(rows, sort);
          expect(new Set(sorted)).toEqual(new Set(rows));
          expect(filterRows(rows, everything)).toEqual(rows);
        },
      ),
    );
  });
});
