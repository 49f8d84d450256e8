import { beforeEach, expect, test } from 'vitest';
import { outboxDatabase } from '../../../src/data/staff/session/staffOutboxDatabase.ts';
import { newEventFields } from '../../../src/domain/events/eventFields.ts';

await outboxDatabase.opened;
const { forgetUnsent, keepUnsent, settleUnsent, unsentEvents } = await import(
  '../../../src/admin/events/drafts/unsentEvents.ts'
);

const base = newEventFields.console;
const edit = (location: string) => ({ base, mine: { ...base, location } });

/** An edit that waits, about which the server has just been asked. */
function asked(location: string) {
  keepUnsent({ id: 'cup', creation: '', kind: 'edit', edit: edit(location) });
  const [unsent] = unsentEvents.get();
  if (!unsent) throw new Error('Nothing is kept');
  return unsent;
}

beforeEach(() => forgetUnsent('cup'));

test('an edit that the server has is forgotten, one that it misses is lost', () => {
  const first = asked('Union');
  settleUnsent(first, false);
  expect(unsentEvents.get()).toEqual([{ ...first, lost: true }]);
  settleUnsent(first, true);
  expect(unsentEvents.get()).toEqual([]);
});

test.each([true, false])('a late answer (stored: %s) says nothing about the edit after it', (isStored) => {
  const first = asked('Union');
  const second = asked('Hall');
  settleUnsent(first, isStored);
  expect(unsentEvents.get()).toEqual([second]);
});
