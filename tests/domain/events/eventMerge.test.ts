import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventValues, newEventFields } from '../../../src/domain/events/eventFields.ts';
import {
  changedNames,
  eventMerge,
  joinedEdit,
  mergedEdit,
  missingNames,
} from '../../../src/domain/events/eventMerge.ts';
import { settleEdit } from '../../../src/domain/fields/fieldMerge.ts';
import { anyFields } from './anyFields.ts';

const base = { ...newEventFields.console, title: 'Spring Open', location: 'Union', entryFee: '25' };
const edits = fc.record({ base: anyFields, mine: anyFields });

test('blanks around a text are no change, in a password they are', () => {
  const mine = { ...base, title: ' Spring Open ', registrationPassword: ' ' };
  expect(changedNames({ base, mine })).toEqual(['registrationPassword']);
});

describe('two people editing', () => {
  test('different fields both keep their work', () => {
    const mine = { ...base, title: 'Aces' };
    const theirs = { ...base, location: 'Hall', entryFee: '' };
    expect(mergedEdit({ base, mine }, theirs)).toEqual({
      base: theirs,
      mine: { ...theirs, title: 'Aces' },
      disputed: [],
    });
  });

  test('the same field is disputed, and both values stay until somebody decides', () => {
    const mine = { ...base, title: 'Aces' };
    const theirs = { ...base, title: 'Kings' };
    const merged = mergedEdit({ base, mine }, theirs);
    expect(merged).toEqual({ base, mine, disputed: ['title'] });
    expect(settleEdit(eventMerge, merged, theirs, { field: 'title', choice: 'theirs' })).toEqual({
      base: theirs,
      mine: theirs,
    });
    expect(settleEdit(eventMerge, merged, theirs, { field: 'title', choice: 'mine' })).toEqual({
      base: theirs,
      mine,
    });
  });

  test('the same field to the same value is no dispute', () => {
    const both = { ...base, title: 'Aces' };
    expect(mergedEdit({ base, mine: both }, both)).toEqual({ base: both, mine: both, disputed: [] });
  });

  test('the id of a college goes with its name', () => {
    const mine = { ...base, collegeName: 'Purdue University', collegeId: 'purdue-university' };
    const theirs = { ...base, collegeName: 'Towson University', collegeId: 'towson-university' };
    const merged = mergedEdit({ base, mine }, theirs);
    expect(merged).toEqual({ base, mine, disputed: ['collegeName'] });
    expect(settleEdit(eventMerge, merged, theirs, { field: 'collegeName', choice: 'theirs' }).mine).toEqual(
      theirs,
    );
    expect(
      changedNames(settleEdit(eventMerge, merged, theirs, { field: 'collegeName', choice: 'mine' })),
    ).toEqual(['collegeId', 'collegeName']);
  });
});

describe('whatever is edited', () => {
  test('nothing changes when nobody else has saved', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        expect(mergedEdit(edit, edit.base)).toEqual({ ...edit, disputed: [] });
      }),
    );
  });

  test('what nobody changed here follows, and nothing typed is lost', () => {
    fc.assert(
      fc.property(edits, anyFields, (edit, theirs) => {
        const changed = changedNames(edit);
        const { mine, disputed } = mergedEdit(edit, theirs);
        for (const name of changed) expect(mine[name]).toBe(edit.mine[name]);
        const followed = { ...mine };
        // An id waits with its name.
        const ids = (['collegeId', 'fraternityId'] as const).filter((id) =>
          disputed.some((name) => name === id.replace('Id', 'Name')),
        );
        for (const name of [...changed, ...ids]) Object.assign(followed, { [name]: theirs[name] });
        expect(changedNames({ base: theirs, mine: followed })).toEqual([]);
      }),
    );
  });

  test('meeting the same news twice changes nothing more', () => {
    fc.assert(
      fc.property(edits, anyFields, (edit, theirs) => {
        const once = mergedEdit(edit, theirs);
        expect(mergedEdit(once, theirs)).toEqual(once);
      }),
    );
  });

  test('once every dispute is settled, what is saved overwrites nothing that was not seen', () => {
    fc.assert(
      fc.property(edits, anyFields, fc.boolean(), (edit, theirs, keep) => {
        const merged = mergedEdit(edit, theirs);
        let settled = { base: merged.base, mine: merged.mine };
        for (const name of merged.disputed)
          settled = settleEdit(eventMerge, settled, theirs, {
            field: name,
            choice: keep ? 'mine' : 'theirs',
          });
        expect(mergedEdit(settled, theirs).disputed).toEqual([]);
        expect(changedNames({ base: settled.base, mine: theirs })).toEqual([]);
        if (!keep) for (const name of merged.disputed) expect(settled.mine[name]).toBe(theirs[name]);
      }),
    );
  });
});

describe('two edits that follow each other', () => {
  test('are one, from what the first began with to what the second says', () => {
    const first = { base, mine: { ...base, title: 'Aces', location: 'Hall' } };
    const second = { base: first.mine, mine: { ...first.mine, title: 'Kings', entryFee: '30' } };
    expect(joinedEdit(first, second)).toEqual({ base, mine: second.mine });
  });

  test('keep what the first wanted where it did not arrive, and the second left it alone', () => {
    const first = { base, mine: { ...base, title: 'Aces' } };
    const second = { base, mine: { ...base, location: 'Hall' } };
    expect(joinedEdit(first, second)).toEqual({ base, mine: { ...base, title: 'Aces', location: 'Hall' } });
  });
});

test('what is missing of an edit is what the event does not say', () => {
  const mine = { ...base, title: '', state: 'in', entryFee: '$30', location: 'Hall' };
  const stored = { ...eventValues(mine), title: 'Purdue Tournament 2027' };
  expect(missingNames({ base, mine }, stored)).toEqual([]);
  expect(missingNames({ base, mine }, { ...stored, location: 'Union', entryFee: 25 })).toEqual([
    'location',
    'entryFee',
  ]);
});

test('a closing at the start that was typed as its moment is not missing', () => {
  const mine = { ...base, state: 'TX', date: '2027-03-14', time: '19:00', signUp: '2027-03-14T19:00' };
  const stored = { ...eventValues(mine), signUp: 'start' };
  expect(missingNames({ base, mine }, stored)).toEqual([]);
  expect(missingNames({ base, mine }, { ...stored, signUp: '' })).toEqual(['signUp']);
});

test('who moves the day, and who closes sign-up meanwhile, both get what they wanted', () => {
  const before = { ...base, state: 'TX', date: '2027-03-14', time: '19:00', signUp: 'start' };
  const edit = { base: before, mine: { ...before, date: '2027-03-21' } };
  const closed = mergedEdit(edit, { ...before, signUp: 'closed 2027-03-01T10:00' });
  expect(closed.disputed).toEqual([]);
  expect(closed.mine).toMatchObject({ date: '2027-03-21', signUp: 'closed 2027-03-01T10:00' });
  const both = mergedEdit({ base: before, mine: { ...before, signUp: '' } }, { ...before, signUp: 'never' });
  expect(both.disputed).toEqual(['signUp']);
});
