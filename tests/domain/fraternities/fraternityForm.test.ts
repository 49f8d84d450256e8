import { describe, expect, test } from 'vitest';
import {
  disputedFields,
  editedFraternity,
  emptyFraternity,
  type FraternityFields,
  fraternityFields,
} from '../../../src/domain/fraternities/fraternityForm.ts';
import { editedRushChairs } from '../../../src/domain/fraternities/rushChairs.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

const before = fraternityFields(aFraternity({ joinDate: new Date(2024, 8, 3) }));
const edit = (changes: Partial<FraternityFields>) => editedFraternity(before, { ...before, ...changes });
const mistakes = (changes: Partial<FraternityFields>) =>
  edit(changes).issues?.map((issue) => [issue.path?.[0].key, issue.message]);

describe('the form of a fraternity', () => {
  test('shows what is stored, as one types it', () => {
    expect(before).toMatchObject({ name: 'Sigma Chi', size: '90', joinDate: '2024-09-03', active: true });
    expect(fraternityFields(aFraternity({ size: null }))).toMatchObject({ size: '', joinDate: '' });
  });

  test('writes what changed and nothing else', () => {
    expect(edit({}).output).toEqual({});
    expect(edit({ letters: ' ΣΧ2 ', active: false }).output).toEqual({ letters: 'ΣΧ2', active: false });
    expect(edit({ size: '1,200' }).output).toEqual({ size: 1200 });
    expect(edit({ size: ' ' }).output).toEqual({ size: null });
    expect(edit({ joinDate: '' }).output).toEqual({ joinDate: null });
    expect(edit({ joinDate: '2025-01-31' }).output).toEqual({ joinDate: new Date(2025, 0, 31, 12) });
  });

  test.each([
    ['name', ' ', 'Enter a name'],
    ['size', 'many', 'Enter a whole number from 0 to 100,000'],
    ['size', '-1', 'Enter a whole number from 0 to 100,000'],
    ['instagramLink', 'http://instagram.example', 'Enter a URL that starts with https://'],
    ['signupFormUrl', 'forms.example', 'Enter a URL that starts with https://'],
    ['signupSheetUrl', 'javascript:alert(1)', 'Enter a URL that starts with https://'],
    ['presidentEmail', 'kim', 'Enter a valid email address'],
    ['status', 'won', 'Choose a status'],
    ['joinDate', '2025-02-30', 'Choose a date'],
  ] as const)('refuses %s as %j: %s', (field, value, message) => {
    expect(mistakes({ [field]: value })).toEqual([[field, message]]);
  });

  test('what an older document holds stands in nobody’s way', () => {
    const old = fraternityFields(aFraternity({ status: 'scheduling', name: '', letters: 'x'.repeat(99) }));
    expect(editedFraternity(old, { ...old, chapterName: 'Alpha' }).output).toEqual({ chapterName: 'Alpha' });
  });
});

describe('the rush chairs of a college', () => {
  const rows = new Map([
    ['a', { rushChairName: 'Lee', rushChairNumber: '555 0100', rushChairEmail: '' }],
    ['b', { rushChairName: '', rushChairNumber: '', rushChairEmail: '' }],
    ['c', { rushChairName: 'Kim', rushChairNumber: '', rushChairEmail: '' }],
  ]);
  const typed = (id: string, name: string, number: string, email = '') =>
    new Map(rows).set(id, { rushChairName: name, rushChairNumber: number, rushChairEmail: email });

  test('rows nobody touched are not written', () => {
    expect(editedRushChairs(rows, rows)).toEqual({ changes: new Map(), mistakes: new Map() });
    expect(editedRushChairs(rows, typed('a', ' Lee ', '555 0100')).changes.size).toBe(0);
  });

  test('of a row that changed, the fields that did; clearing is a change', () => {
    expect(editedRushChairs(rows, typed('b', 'Bo', '')).changes).toEqual(
      new Map([['b', { rushChairName: 'Bo' }]]),
    );
    expect(editedRushChairs(rows, typed('a', '', '555 0100')).changes).toEqual(
      new Map([['a', { rushChairName: '' }]]),
    );
    expect(editedRushChairs(rows, typed('a', 'Lee', '555 0100', 'lee@x.edu')).changes).toEqual(
      new Map([['a', { rushChairEmail: 'lee@x.edu' }]]),
    );
  });

  test('a mistake is told of its field', () => {
    const { changes, mistakes } = editedRushChairs(rows, typed('c', 'Kim', '5'.repeat(51)));
    expect(changes.size).toBe(0);
    expect(mistakes.get('c')).toMatchObject({ rushChairNumber: 'Keep it to 50 characters' });
  });
});

describe('two edits of one fraternity', () => {
  const disputed = (mine: Partial<FraternityFields>, theirs: Partial<FraternityFields>) =>
    disputedFields({ base: before, mine: { ...before, ...mine } }, { ...before, ...theirs });

  test('a field is in dispute when both changed it, to different values', () => {
    expect(disputed({ rushChairNumber: '222', name: 'X' }, { rushChairNumber: '111', size: '5' })).toEqual([
      'rushChairNumber',
    ]);
    expect(disputed({ active: false }, { active: false, letters: 'X' })).toEqual([]);
    expect(disputed({ chapterName: 'Xi ' }, { chapterName: 'Xi' })).toEqual([]);
  });

  test('one that was deleted is added again with everything that stands in the form', () => {
    const again = editedFraternity(emptyFraternity(), { ...before, chapterName: 'Xi' }).output;
    expect(again).toMatchObject({ name: 'Sigma Chi', chapterName: 'Xi', size: 90, rushChairName: 'Lee' });
    expect(
      editedFraternity(emptyFraternity(), { ...before, status: '' }).issues?.map(({ message }) => message),
    ).toEqual(['Choose a status']);
  });
});
