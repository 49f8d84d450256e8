import { readFileSync } from 'node:fs';
import { seed } from '../../sample/seed.ts';
import {
  type Database,
  emulatorDatabase,
  type StoredDocument,
  writeDocuments,
} from '../../scripts/firestoreRest.ts';
import type { Ports } from '../../scripts/ports.ts';
import { DEMO_PROJECT, ROOT } from '../../scripts/project.ts';

/** The date of all pictures, whatever the current day: a Thursday in a season. */
const DAY = '2026-09-17';
/** The time on every clock in the pictures: half past three in New York. */
export const NOW = new Date(`${DAY}T19:30:00Z`);

/** The sample season, a tour without data, and one with the data of an older installation. */
export const projects = {
  season: DEMO_PROJECT,
  empty: 'demo-pictures-empty',
  older: 'demo-pictures-older',
} as const;
export type Project = keyof typeof projects;

/** The event of the season with a picture of its bracket. */
export const withBracket = 'nc-state-beta-theta-pi';

/** Fills the emulators' projects with the data for the pictures; the same on every day. */
export async function fillProjects(ports: Ports): Promise<void> {
  await seed(ports, { today: DAY });
  for (const project of [projects.empty, projects.older])
    await loadRules(emulatorDatabase(ports.firestore, project));
  await writeDocuments(emulatorDatabase(ports.firestore, projects.older), [olderEvent]);
}

async function loadRules({ host, project }: Database): Promise<void> {
  const content = readFileSync(`${ROOT}firestore.rules`, 'utf8');
  const answer = await fetch(`${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules were not loaded: ${answer.status} ${await answer.text()}`);
}

const olderEvent: StoredDocument = {
  path: 'events/older',
  fields: {
    title: 'Old Open',
    college: 'Purdue University',
    fraternity: 'Sigma Chi',
    date: new Date('2026-03-14T16:00:00Z'),
    time: '7 PM',
    venue: 'Memorial Union',
    status: 'Upcoming',
    registrationPassword: 'Aces 21',
    googleFormUrl: 'http://forms.example/1',
    pointOfContact: 'Kim',
    salesContact: { name: 'Lee', email: 'lee@college.example' },
    entryFee: '$25',
    participants: [{ id: 'p1', name: 'Ann', email: 'ann@college.example', checkedIn: true }, { name: 'Bo' }],
  },
};
