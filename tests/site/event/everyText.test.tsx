import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EventInput, publicNames } from '../../../src/domain/events/eventSchema.ts';
import { settling } from '../../../src/lib/settling.ts';
import { Component as EventPage } from '../../../src/site/event/EventPage.tsx';
import type { EventWithResult, FoundEvent } from '../../../src/site/event/findEvent.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, Visited, visit } from '../visit.tsx';

const hidden = ['eventName', 'collegeId', 'fraternityId'];

test('the page of an event shows every text that staff enter', async () => {
  const texts = publicNames.filter(
    (name) => v.is(EventInput.entries[name], 'Zebra') && !hidden.includes(name),
  );
  const words = Object.fromEntries(texts.map((name, at) => [name, `Zebra${at}`]));
  const server = answers<FoundEvent>();
  await visit(<Visited Page={EventPage} load={() => Promise.resolve(settling(server.ask()))} />);
  const event: EventWithResult = { ...anEvent({ date: '2126-03-14', ...words }), winner: '', runnerUp: '' };
  await server.give({ event });
  expect(texts.filter((name) => !document.body.textContent?.includes(words[name] ?? '-'))).toEqual([]);
});
