import { readFileSync } from 'node:fs';
import { operator } from '../../../src/content/operator.ts';
import { ROOT } from '../../project.ts';
import { findingsOf } from '../finding.ts';
import type { Place } from '../place.ts';

const needed = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_ADMIN_EMAIL',
  'VITE_STAFF_EMAIL',
  'VITE_BETR_EMAIL',
];

/** What src/content/brand.ts begins with, which is nobody's, and the settings that take its place. */
const examples: readonly (readonly [setting: string, text: string])[] = [
  ['VITE_CONTACT_EMAIL', 'hello@campusblackjack.example'],
  ['VITE_CONTACT_PHONE', '(555) 010-0021'],
];

/** Looks at what is written on this machine: `.env`, and who runs the tour. */
export function checkSettings(
  { settings }: Pick<Place, 'settings'>,
  who: Readonly<Record<string, string>> = operator,
  // As a text: it reads settings that are there in a build alone.
  brand = readFileSync(`${ROOT}src/content/brand.ts`, 'utf8'),
) {
  const { found, right, wrong, unknown } = findingsOf('Settings');
  const missing = needed.filter((name) => !settings[name]);
  if (missing.length === 0) right('.env has what the app needs');
  else wrong('.env has what the app needs', `it lacks ${missing.join(', ')}`, 'Fill it in (part 3)');

  const emails = needed.slice(-3).flatMap((name) => settings[name] || []);
  if (new Set(emails).size < emails.length)
    wrong('The three accounts have three addresses', 'two are the same', 'Give each its own in .env');

  const empty = Object.keys(who).filter((name) => !who[name]?.trim());
  if (empty.length === 0) right('src/content/operator.ts says who runs the tour');
  else
    wrong(
      'src/content/operator.ts says who runs the tour',
      `no ${empty.join(', no ')}`,
      'Fill it in: the terms and the privacy page name them, and a deploy stops without',
    );

  const made = examples.filter(([name, text]) => !settings[name] && brand.includes(text));
  const footer = 'The foot of every page has your own email and phone';
  if (made.length === 0) right(footer);
  else
    wrong(
      footer,
      `made up: ${made.map(([, text]) => text).join(', ')}`,
      `Set ${made.map(([name]) => name).join(' and ')} in .env, or change src/content/brand.ts`,
    );

  unknown(
    'A budget alert tells you before a bill does',
    'it cannot be seen from here',
    'Google Cloud console, Billing, Budgets & alerts: one at $5 a month',
  );
  return found;
}
