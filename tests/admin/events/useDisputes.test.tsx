import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useDisputes } from '../../../src/admin/events/details/useDisputes.ts';
import { useEventForm } from '../../../src/admin/events/form/useEventForm.ts';
import { type EventFields, newEventFields } from '../../../src/domain/events/eventFields.ts';

const start = { ...newEventFields.console, title: 'Spring Open', location: 'Union', entryFee: '25' };

beforeEach(() => localStorage.clear());

function edit(live: EventFields = start) {
  const shown = renderHook(
    (now) => {
      const kept = useEventForm({ start: now, draftKey: 'edit cup', mistakesOf: () => ({}) });
      return { ...kept, merged: useDisputes(kept, now) };
    },
    { initialProps: live },
  );
  return {
    now: () => shown.result.current,
    values: () => {
      const { title, location, entryFee } = shown.result.current.form.getValues();
      return { title, location, entryFee };
    },
    type: (name: 'title' | 'location', text: string) =>
      act(async () => shown.result.current.form.setValue(name, text)),
    theirs: (changed: Partial<EventFields>) => act(async () => shown.rerender({ ...start, ...changed })),
    unmount: shown.unmount,
  };
}

test('what a colleague saves shows up where nothing was typed, and stays no change of mine', async () => {
  const { now, values, type, theirs } = edit();
  await type('title', 'Aces');
  await theirs({ location: 'Hall', entryFee: '30' });
  expect(values()).toEqual({ title: 'Aces', location: 'Hall', entryFee: '30' });
  expect(now().merged.disputes).toEqual([]);
  expect(now().edit().base).toEqual({ ...start, location: 'Hall', entryFee: '30' });
});

test.each(['mine', 'theirs'] as const)('a field of both waits until %s is chosen', async (choice) => {
  const { now, values, type, theirs } = edit();
  await type('title', 'Aces');
  await theirs({ title: 'Kings' });
  expect([now().merged.disputes, now().merged.theirs.title, values().title]).toEqual([
    ['title'],
    'Kings',
    'Aces',
  ]);
  await act(async () => now().merged.settle('title', choice));
  expect([now().merged.disputes, values().title, now().edit().base.title, now().isChanged()]).toEqual([
    [],
    choice === 'mine' ? 'Aces' : 'Kings',
    'Kings',
    choice === 'mine',
  ]);
});

test('a dispute outlives a reload, and is over when the colleague takes the change back', async () => {
  const { now, type, theirs, unmount } = edit();
  await type('title', 'Aces');
  await theirs({ title: 'Kings' });
  await theirs({});
  expect([now().merged.disputes, now().isChanged()]).toEqual([[], true]);
  await theirs({ title: 'Kings' });
  unmount();
  const again = edit({ ...start, title: 'Kings' });
  expect([again.now().merged.disputes, again.values().title]).toEqual([['title'], 'Aces']);
});
