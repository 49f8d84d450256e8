import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { drawnData, drawnNightData } from '../../../scripts/links/drawnData.ts';
import { eventFile } from '../../../scripts/links/eventFile.ts';
import { withFileNames } from '../../../scripts/links/publicEvents.ts';
import { liveFile, resultsFile } from '../../../scripts/links/resultsFile.ts';
import { clamped, eventDescription, eventWords } from '../../../src/domain/calendar/linkWords.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { illustration } from '../../../src/domain/images/illustration.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { SchemaOrgEvent } from '../../support/schemaOrgEvent.ts';

const site = { url: 'https://tour.example', name: 'The Tour' };
const picture = 'https://tour.example/event-pictures/spring-open-1.jpg';
const template = [
  '<html><head><title>The Tour</title><meta property="og:title" content="The Tour" /></head>',
  '<body><noscript>This site needs JavaScript.</noscript><div id="root" data-path="/e/:eventId">x</div></body></html>',
].join('');

const linked = (fields: Partial<TourEvent> = {}) => anEvent(fields);
const now = new Date('2026-03-01T09:00:00Z');
const drawn = { markup: '<main>$& drawn</main>', data: '{}' };
const file = (fields: Partial<TourEvent> = {}) =>
  eventFile(template, linked(fields), site, { picture, now, drawn });

/** The structured data of a file. */
function dataIn(html: string): unknown {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return text && JSON.parse(text);
}

describe('the file of an event', () => {
  test('says what it is, and leaves to the app what the app takes over', () => {
    const html = file();
    expect(html).toContain('<title>Spring Open | The Tour</title>');
    expect(html).toContain('<link rel="canonical" href="https://tour.example/e/spring-open" />');
    expect(html).toContain(`<meta property="og:image" content="${picture}" />`);
    expect(html.match(/og:title/g)).toHaveLength(1);
    expect(html).toContain('<div id="root" data-path="/e/:eventId"><main>$& drawn</main></div>');
    expect(html).toContain('<noscript><p>Signing up needs JavaScript.</p></noscript>');
  });

  test.each([
    ['whole', {}],
    ['without a time', { time: 'evening' }],
    ['without a place', { location: '', collegeName: '', state: '' }],
    ['completed, with a description', { status: 'completed', description: 'A night.\nFor all.' }],
    ['without a fee', { entryFee: null, maxParticipants: null, fraternityName: '' }],
  ])('has structured data as schema.org defines it: %s', (_, fields) => {
    const data = v.parse(SchemaOrgEvent, dataIn(file(fields)));
    expect(data.url).toBe('https://tour.example/e/spring-open');
    expect(data.image).toEqual([picture]);
  });

  test.each([
    ['https://a.example/b.jpg?a=1&b=2', 'https://a.example/b.jpg?a=1&amp;b=2'],
    ['', illustration('spring-open')],
  ])('fetches the picture of the page early: %s', (backgroundImage, address) => {
    const link = `<link rel="preload" as="image" href="${address}" fetchpriority="high" />`;
    expect(file({ backgroundImage })).toContain(link);
  });

  test('has nothing to fetch for a picture that is in the document', () => {
    expect(file({ backgroundImage: 'data:image/png;base64,AA' })).not.toContain('preload');
  });

  test('without a day it has no structured data, which would need one', () => {
    expect(file({ date: null })).not.toContain('ld+json');
    expect(file({ date: null })).toContain('Date to be announced');
  });

  test('strangers cannot write HTML or scripts into it', () => {
    const evil = '</script></noscript><script>alert("$&")</script><img src=x onerror="1">';
    const html = file({
      title: evil,
      description: evil,
      location: evil,
      collegeName: evil,
      fraternityName: evil,
      time: evil,
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/noscript>/g)).toHaveLength(1);
    expect(dataIn(html)).toMatchObject({ name: evil, description: evil });
  });

  test('nothing that only staff or the password may open is in it', () => {
    expect(file({ registration: 'open', googleFormUrl: 'https://forms.example/1' })).not.toContain('forms.');
  });
});

describe('what the page of an event is drawn from', () => {
  const data = (fields: Partial<TourEvent> = {}) => JSON.parse(drawnData(linked(fields), now));

  test('is the event without what is empty, with the day on which it was drawn', () => {
    const { event, ...drawn } = data({ description: 'Bring your card.' });
    expect(drawn).toEqual({ at: now.toISOString(), today: localDay(now), isSoon: false });
    expect(readEvent('spring-open', event)).toEqual(linked({ description: 'Bring your card.' }));
    expect(event).not.toHaveProperty('backgroundImage');
  });

  test.each([
    ['2026-03-03', '', false],
    ['2026-03-02', '', true],
    ['2026-02-01', '', true],
    ['2026-04-01', 'live', true],
  ])('says what changes before the next deploy: %s, board %j', (date, board, isSoon) => {
    expect(data({ date, board })).toMatchObject({ isSoon });
    expect(data({ date: null, board })).toMatchObject({ isSoon: board !== '' });
  });

  test('leaves pictures in the document to the app', () => {
    expect(data({ backgroundImage: 'data:image/png;base64,AA' }).event).not.toHaveProperty('backgroundImage');
  });

  test('of an event that is over is what the event itself holds, which names no player', () => {
    const { event, isSoon } = data({ status: 'completed', date: '2099-03-14' });
    expect(isSoon).toBe(true);
    expect(event).toMatchObject({ title: 'Spring Open', status: 'completed' });
    expect(Object.keys(event)).not.toContain('winner');
  });

  test('stands in the file beside the page, whatever strangers have typed', () => {
    const evil = '</script><script>alert("$&")</script>';
    const text = drawnData(linked({ title: evil }), now);
    const html = eventFile(template, linked({ title: evil }), site, {
      picture,
      now,
      drawn: { ...drawn, data: text },
    });
    expect(html.match(/<script/g)).toHaveLength(2);
    const [, held = ''] = /id="drawn">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(held)).toEqual(JSON.parse(text));
  });

  test('is refused by a template without a place for it', () => {
    expect(() => eventFile('<html></html>', linked(), site, { picture, now, drawn })).toThrow('no place');
  });
});

describe('the files of a night', () => {
  const event = linked({ status: 'active', board: 'live', description: 'Bring your card.' });
  const text = drawnNightData(event);
  const night = { picture, drawn: { ...drawn, data: text } };

  test('hold what is true of it in every phase', () => {
    expect(JSON.parse(text)).toEqual({
      event: {
        id: 'spring-open',
        title: 'Spring Open',
        date: '2026-03-14',
        location: 'Texas Union, Austin, TX',
      },
    });
    const names = { title: '', eventName: '', collegeName: 'Texas', fraternityName: 'Sigma Chi' };
    expect(JSON.parse(drawnNightData(linked(names)))).toMatchObject({
      event: { title: 'Texas - Sigma Chi' },
    });
  });

  test.each([
    ['tables', liveFile(template, event, site, night), 'Live tables: Spring Open'],
    ['results', resultsFile(template, event, site, night), 'Results: Spring Open'],
  ])('%s: have a head of their own, and the page as it was drawn', (_, html, title) => {
    expect(html).toContain(`<title>${title} | The Tour</title>`);
    expect(html).toContain(`<main>$& drawn</main></div><script type="application/json" id="drawn">${text}`);
  });
});

describe('the words of a link', () => {
  test('tell day, place, school and host', () => {
    expect(eventDescription(linked(), now)).toBe(
      'Saturday, March 14, 2026, 7:00 PM. Texas Union, Austin, TX · University of Texas at Austin. Hosted by Sigma Chi.',
    );
    const bare = linked({ date: null, location: '', collegeName: '', fraternityName: '' });
    expect(eventDescription(bare, now)).toBe('Date to be announced. Place to be announced.');
  });

  test.each<[string, Partial<TourEvent>]>([
    ['', { currentParticipants: 60 }],
    ['', { status: 'active', board: 'live', bracketStatus: 'round-1' }],
    ['All spots are taken. ', { currentParticipants: 64 }],
    ['This night is over. ', { status: 'completed' }],
    ['This night is over. ', { date: '2026-02-20' }],
    ['This night is over: see who won. ', { status: 'completed', board: 'results' }],
    ['This night is canceled. ', { status: 'canceled' }],
  ])('begin with %j where that stands until the next deploy', (state, fields) => {
    const description = eventDescription(linked(fields), now);
    expect(description).toMatch(
      new RegExp(`^${state}(Saturday, March 14|Friday, February 20), 2026, 7:00 PM\\. `),
    );
    expect(file(fields)).toContain(`<meta name="description" content="${description}" />`);
  });

  test('are one line each, and not too long', () => {
    const { title, when } = eventWords(
      linked({ title: `A${' very'.repeat(60)}\nlong one`, time: '7 PM\ndoors' }),
    );
    expect(title).toMatch(/^A very .* very…$/);
    expect(Array.from(title).length).toBeLessThanOrEqual(120);
    expect(when).toBe('Saturday, March 14, 2026, 7 PM doors');
  });

  test.each([
    ['short', 10, 'short'],
    ['one two three', 9, 'one two…'],
    ['Supercalifragilistic', 9, 'Supercal…'],
    ['♠♥♣♦🎉🎉🎉', 6, '♠♥♣♦🎉…'],
  ])('%s in %i characters: %s', (text, length, cut) => {
    expect(clamped(text, length)).toBe(cut);
  });
});

test('an event gets a file where its id names one on every machine', () => {
  const ids = ['spring-open', 'Qx_9', 'qX_9', 'index', 'a b', '..', 'a/b', 'ä', 'a.b', '', 'x'.repeat(151)];
  expect(withFileNames(ids.map((id) => ({ id }))).map(({ id }) => id)).toEqual(['spring-open', 'Qx_9']);
});
