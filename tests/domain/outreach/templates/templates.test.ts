import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readOutreachSettings } from '../../../../src/domain/outreach/outreachSettings.ts';
import {
  allTemplates,
  defaultTemplates,
} from '../../../../src/domain/outreach/templates/defaultTemplates.ts';
import {
  filled,
  placeholders,
  unknownPlaceholders,
} from '../../../../src/domain/outreach/templates/filled.ts';
import {
  mailMessageLink,
  textLength,
  textMessageLink,
} from '../../../../src/domain/outreach/templates/messageLinks.ts';
import { readTemplate } from '../../../../src/domain/outreach/templates/messageTemplate.ts';
import {
  mergedTemplate,
  type TemplateInput as Template,
  TemplateInput,
  templateFields,
} from '../../../../src/domain/outreach/templates/templateSchema.ts';
import { anyText } from '../../../support/anyText.ts';

const facts = {
  person: 'Lee  Miller',
  chapter: 'Sigma Chi',
  college: 'Purdue University',
  caller: 'Sam',
  nextStepOn: '2026-11-27',
};
const text = (body: string, changed = {}) => filled({ subject: '', body }, { ...facts, ...changed }).body;

describe('a template is filled in', () => {
  test('with the names, however its placeholders are written', () => {
    expect(text('Hi {first name}, {Caller} here for {chapter} at { college }.')).toBe(
      'Hi Lee, Sam here for Sigma Chi at Purdue University.',
    );
    expect(text('I call {date of next step}.')).toBe('I call Fri, Nov 27.');
    expect(filled({ subject: '{chapter}', body: '' }, facts).subject).toBe('Sigma Chi');
  });

  test('reads well where something is not known', () => {
    expect(text('Hi {first name}!', { person: ' ' })).toBe('Hi there!');
    expect(text('I call {date of next step}.', { nextStepOn: null })).toBe('I call soon.');
  });

  test('and what is no placeholder stays, also in what is filled in', () => {
    expect(text('{foo} {toString} {constructor} {')).toBe('{foo} {toString} {constructor} {');
    expect(text('{chapter}', { chapter: '{college} $& $1' })).toBe('{college} $& $1');
    expect(unknownPlaceholders('{foo} {chapter} {toString}')).toEqual(['{foo}', '{toString}']);
  });

  test('the first ones have known placeholders only, and every placeholder is used', () => {
    const all = defaultTemplates.map(({ subject, body }) => `${subject}\n${body}`).join('\n');
    expect(unknownPlaceholders(all)).toEqual([]);
    for (const name of placeholders) expect(all).toContain(`{${name}}`);
    for (const template of defaultTemplates) expect(v.is(TemplateInput, template), template.id).toBe(true);
  });
});

describe('the address of a message', () => {
  test('of a text works on iOS and Android', () => {
    expect(textMessageLink('(555) 010-0199', 'Hi & "you"?\nSam #1')).toBe(
      'sms:5550100199?&body=Hi%20%26%20%22you%22%3F%0D%0ASam%20%231',
    );
    expect(textMessageLink('555 0100', '')).toBe('sms:5550100');
    expect(textMessageLink('ask Kim', 'Hi')).toBe('');
  });

  test('of an email has its subject and its text', () => {
    expect(mailMessageLink('a@b.example', { subject: 'A & B', body: 'Hi\nyou' })).toBe(
      'mailto:a@b.example?subject=A%20%26%20B&body=Hi%0D%0Ayou',
    );
    expect(mailMessageLink('a@b.example', { subject: '', body: '' })).toBe('mailto:a@b.example');
    expect(mailMessageLink('nobody', { subject: 'A', body: 'B' })).toBe('');
  });

  test('gives back any words, and nothing else', () => {
    const typed = anyText();
    fc.assert(
      fc.property(typed, typed, (subject, body) => {
        const [, query = ''] = mailMessageLink('a@b.example', { subject, body }).split('?');
        const words = new URLSearchParams(query.replaceAll('+', '%2B'));
        const clean = (given: string) => given.replace(/\p{Cs}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n');
        expect(words.get('subject') ?? '').toBe(clean(subject));
        expect(words.get('body') ?? '').toBe(clean(body));
        expect([...words.keys()].every((name) => name === 'subject' || name === 'body')).toBe(true);
      }),
    );
  });
});

test.each([
  ['', 0, 0],
  ['x'.repeat(160), 160, 1],
  ['x'.repeat(161), 161, 2],
  ['x'.repeat(307), 307, 3],
  [`${'x'.repeat(159)}€`, 160, 2],
  ['é'.repeat(160), 160, 1],
  ['Σ'.repeat(160), 160, 1],
  [`${'x'.repeat(70)}♠`, 71, 2],
  ['’'.repeat(70), 70, 1],
  ['♠'.repeat(71), 71, 2],
])('%j has %i characters and is sent as %i', (body, characters, messages) => {
  expect(textLength(body)).toEqual({ characters, messages });
});

test('those that someone edited stand in for the first ones, and deleted ones are left out', () => {
  const [first] = defaultTemplates;
  const edited = [
    readTemplate(first?.id ?? '', { name: 'Aloha', channel: 'text', body: 'Hi' }),
    readTemplate('details-email', { name: '', channel: 'e-mail', body: '' }),
    readTemplate('own', { name: 'Our own', channel: 'nonsense', subject: null, body: ' keeps blanks ' }),
  ];
  const all = allTemplates(edited);
  expect(all.map(({ name }) => name)).toEqual(['Aloha', 'First email', 'Follow-up', 'Our own', 'Reminder']);
  expect(all.at(-2)).toMatchObject({ channel: 'text', subject: '', body: ' keeps blanks ' });
  expect(readTemplate('x', null)).toEqual({ id: 'x', name: '', channel: 'text', subject: '', body: '' });
  expect(readOutreachSettings({ callers: ['Ann', ' Ann', '', 7] }).callers).toEqual(['Ann', '7']);
});

const template: fc.Arbitrary<Template> = fc.record({
  name: fc.constantFrom('A', 'B'),
  channel: fc.constantFrom('text', 'e-mail'),
  subject: fc.constantFrom('', 'A', 'B'),
  body: fc.constantFrom('A', 'B', 'C'),
});

test('two who edit a template at once: what only one changed is theirs, what both changed is disputed', () => {
  fc.assert(
    fc.property(template, template, template, (base, mine, theirs) => {
      const { disputed, mine: after } = mergedTemplate({ base, mine }, theirs);
      for (const name of templateFields) {
        if (mine[name] === base[name]) expect(after[name]).toBe(theirs[name]);
        if (theirs[name] === base[name]) expect(after[name]).toBe(mine[name]);
        const isLost = after[name] !== theirs[name] && theirs[name] !== base[name];
        expect(disputed.includes(name)).toBe(isLost);
      }
    }),
  );
});
