import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SignUpForm } from '../../../src/domain/signUp/signUpForm.ts';
import { ann } from '../../support/documents/signUpEvent.ts';

const parsed = (changes: object) => v.safeParse(SignUpForm, { ...ann, agreed: true, ...changes });
const messages = (changes: object) => parsed(changes).issues?.map(({ message }) => message) ?? [];

test.each([
  ['  Ann\t\n Lee ', 'Ann Lee'],
  ['Ann\u00a0\u3000Lee', 'Ann Lee'],
  ['\u202eAnn\u202c Lee\u0000', 'Ann Lee'],
  ['Ngô Thị Mỹ Linh', 'Ngô Thị Mỹ Linh'],
  ['عمر الشريف', 'عمر الشريف'],
  ["O'Neil-Smith, Jr. 🂡", "O'Neil-Smith, Jr. 🂡"],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['Plato', 'Plato'],
])('the name %j is %j', (typed, name) => {
  expect(parsed({ name: typed }).output).toMatchObject({ name });
});

test.each([
  ['', 'Enter a name'],
  [' \u00a0\u202e\u0007', 'Enter a name'],
  ['ann@college.example', 'Names have no @ < >'],
  ['<b>Ann', 'Names have no @ < >'],
  ['a > b', 'Names have no @ < >'],
  ['x'.repeat(81), 'Keep it to 80 characters'],
  ['\u200b— \u2800', 'Enter a name'],
])('the name %j: %s', (name, message) => {
  expect(messages({ name })).toContain(message);
});

test.each([
  ['', 'Enter a valid email address'],
  ['ann', 'Enter a valid email address'],
  ['ann@college', 'Enter a valid email address'],
  ['ann lee@college.example', 'Enter a valid email address'],
  ['a@b@college.example', 'Enter a valid email address'],
  ['ann@college.example,bo@college.example', 'Enter a valid email address'],
  ['"ann"@college.example', 'Enter a valid email address'],
  [`${'a'.repeat(190)}@college.example`, 'Keep it to 200 characters'],
])('the email %j: %s', (email, message) => {
  expect(messages({ email })).toContain(message);
});

test('an email is taken without what cannot be seen', () => {
  expect(parsed({ email: ' ann@college.example\u200b\n' }).output).toMatchObject({ email: ann.email });
});

test('without the tick nobody plays', () => {
  expect(messages({ agreed: false })).toEqual(['You have to be 18 to play']);
  expect(messages({ agreed: undefined })).toEqual(['You have to be 18 to play']);
});

test.each([{ collegeName: 'a@b' }, { chapterName: '<i>' }])('%o is no school or chapter', (changes) => {
  expect(messages(changes)).toEqual(['Names have no @ < >']);
});
