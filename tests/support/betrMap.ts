import type { Page } from '@playwright/test';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { openBetr } from './betr.ts';
import { expect } from './staff.ts';
import type { TestProject } from './TestProject.ts';

type Fraternity = [name: string, size: number | null, status: string];

/** A college of the map with its fraternities, by their paths. */
export function college(id: string, fields: Record<string, Stored>, ...fraternities: Fraternity[]) {
  const documents: Record<string, Record<string, Stored>> = {
    [`colleges/${id}`]: { conference: '', logoPath: null, fraternityCount: fraternities.length, ...fields },
  };
  for (const [index, [name, size, status]] of fraternities.entries())
    documents[`colleges/${id}/fraternities/f${index}`] = { name, letters: 'ΣΧ', size, status, active: true };
  return documents;
}

const purdue = college(
  'purdue-university',
  { name: 'Purdue University', location: 'West Lafayette, IN', state: 'IN' },
  ['Sigma Chi', 90, 'in contact'],
  ['Theta Chi', 64, 'outreached'],
);
const rice = college('rice-university', { name: 'Rice University', location: 'Houston', state: 'TX' }, [
  'Sigma Nu',
  null,
  'outreached',
]);
const baylor = college('baylor-university', { name: 'Baylor University', location: 'Waco', state: 'TX' });
const harvard = college('harvard-university', {
  name: 'Harvard University',
  location: 'Cambridge',
  state: 'MA',
});

/** The colleges of the map: Purdue, Rice, Baylor and Harvard. */
export const fourColleges = { ...purdue, ...rice, ...baylor, ...harvard };

/** Opens the map of four colleges and of those that are given. */
export async function openMap(page: Page, project: TestProject, more = {}) {
  await project.seed({ ...fourColleges, ...more });
  await openBetr(page, '/Betr/map');
  await expect(marker(page, 'harvard-university')).toBeAttached();
}

/** The marker of a college. */
export const marker = (page: Page, id: string) => page.locator(`svg [data-college="${id}"]`);
/** A college in the list. */
export const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Colleges' }).getByRole('button', { name });
/** Says how far the map is zoomed. */
export const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom level' });

/** The frame of the map on the screen. */
export async function frameOf(page: Page) {
  const frame = await page.getByRole('group', { name: /^Map of/ }).boundingBox();
  if (!frame) throw new Error('There is no map.');
  return frame;
}

/** The middle of a marker on the screen. */
export async function middle(page: Page, id: string) {
  const box = await marker(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
