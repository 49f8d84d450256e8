import type { Locator, Page } from '@playwright/test';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { anEvent } from './documents/events.ts';
import type { TestProject } from './TestProject.ts';

/** The door of the event `cup` in the console. */
export const door = '/admin/events/cup/participants';

/** The row of a person on a list. */
export const row = (page: Page, name: string): Locator => page.getByRole('listitem', { name, exact: true });

/** The button of a row that checks the person in. */
export const press = (page: Page, name: string): Locator =>
  row(page, name).getByRole('button', { name: /^(?!Remove|Edit)/ });

/** A number in the head of a list: 'Checked in', 'Registered', 'Max'. */
export const number = (page: Page, name: string): Locator =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

/** Returns the event `cup` with people on its list, by their ids. */
export function list(people: Record<string, Record<string, Stored>>, changes = {}) {
  const documents = Object.entries(people).map(([id, person]): [string, Record<string, Stored>] => [
    `events/cup/participants/${id}`,
    { email: '', checkedIn: false, checkedInAt: null, source: 'import', ...person },
  ]);
  const currentParticipants = documents.length;
  return { ...anEvent('cup', { currentParticipants, ...changes }), ...Object.fromEntries(documents) };
}

/** Returns who waits for a spot of `cup`, in this order, with their tickets and the event's fields. */
export function inLine(people: Record<string, string>) {
  const documents = Object.entries(people).flatMap(([id, name], at) => {
    const place = at + 1;
    const typed = { name, email: `${place}@college.example`, shownAs: 'short', agreed: '2026-11-01' };
    return [
      [`events/cup/waiting/${id}`, { ...typed, place, createdAt: new Date() }],
      [`events/cup/tickets/${id}`, { state: 'waiting', at: new Date(), sealed: 'x'.repeat(60), place }],
    ] as const;
  });
  const waiting = Object.keys(people).length;
  const event = {
    registration: 'site',
    signUp: { open: true, closesAt: 0 },
    line: { waiting, gone: 0, order: 'w'.repeat(waiting) },
  };
  return { documents: Object.fromEntries<Record<string, Stored>>(documents), event };
}

/** Returns the stored document of a person on the list of `cup`. */
export const person = (project: TestProject, id: string) => project.stored(`events/cup/participants/${id}`);

/**
 * Presses a spot twice as a finger that trembles, whatever lies there by the second time. The page itself
 * does it, since a slow machine would make two presses of it.
 */
export function tremble(target: Locator): Promise<void> {
  return target.evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
    for (let press = 0; press < 2; press++) {
      document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', at));
      await new Promise(requestAnimationFrame);
    }
  });
}
