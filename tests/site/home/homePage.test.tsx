import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { illustration } from '../../../src/domain/images/illustration.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { settling } from '../../../src/lib/settling.ts';
import { Component as HomePage } from '../../../src/site/home/HomePage.tsx';
import type { HomeEvents } from '../../../src/site/home/homeEvents.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

const failed = 'Failed to load events. Please try again later.';

function aHomePage() {
  const server = answers<HomeEvents>();
  return { ...server, page: <Visited Page={HomePage} load={() => settling(server.ask())} /> };
}

async function shown(...items: HomeEvents['items']): Promise<void> {
  const { page, give } = aHomePage();
  await visit(page);
  await give({ items });
}

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the events come between the hero and the partners, with the way to all of them', async () => {
  await shown(anEvent());
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(sections()).toEqual(['Upcoming Events', 'Our Partners']);
  const all = screen.getByRole('link', { name: 'See all upcoming events' });
  expect(all.getAttribute('href')).toBe('/events/upcoming');
  const partners = within(screen.getByRole('region', { name: 'Our Partners' })).getAllByRole('img');
  expect(partners.map((logo) => logo.getAttribute('alt'))).not.toContain('');
  expect(partners).toHaveLength(6);
});

test('while the events are on their way the page says so and has its frame', async () => {
  await visit(aHomePage().page);
  expect(screen.getByText('Loading events...').getAttribute('role')).toBe('status');
  expect(sections()).toEqual(['Upcoming Events', 'Our Partners']);
});

test('without events there is no grid, and the hero says how to get one', async () => {
  await shown();
  expect(sections()).toEqual(['Our Partners']);
  expect(screen.queryByText('Loading events...')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See all upcoming events' })).toBeNull();
  expect(document.querySelector('a[href="#upcoming"]')).toBeNull();
  expect(screen.getByText('New dates coming soon')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Campuses with upcoming events' })).toBeNull();
  const host = screen.getByRole('link', { name: 'Host a tournament' });
  expect(host.getAttribute('href')).toBe('/host');
});

test('the hero says what the tour is and who runs it, and lets hosts in', async () => {
  await shown(anEvent());
  expect(screen.getByText(/You never bet money: everyone gets the same chips/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Who runs the tour' }).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Host a tournament' }).getAttribute('href')).toBe('/host');
  expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe('#upcoming');
  expect(screen.queryByText(/champion/)).toBeNull();
});

describe('the ticket', () => {
  const ticket = () => screen.getByText('Next up').parentElement?.parentElement;

  test('is a link to the next event, with its weekday', async () => {
    await shown(anEvent({ id: 'far', date: '2049-11-27', time: '19:00' }));
    const link = screen.getByRole('link', { name: /^Next up/ });
    expect(link).toBe(ticket());
    expect(link.getAttribute('href')).toBe('/e/far');
    expect(link.textContent).toBe('27NovNext upSpring OpenSat, Nov 27, 7:00 PMUniversity of Texas at Austin');
  });

  test('says tonight on the day', async () => {
    await shown(anEvent({ date: localDay(new Date()), time: '20:00' }));
    expect(screen.getByRole('link', { name: /^Tonight/ }).textContent).toContain('8:00 PM');
    expect(screen.queryByText('Next up')).toBeNull();
  });

  test('leads to the tables while a night is on, and never to a night that is over', async () => {
    await shown(
      anEvent({ id: 'over', title: 'Last Week', date: '2026-02-20' }),
      anEvent({ id: 'next' }),
      anEvent({ id: 'on', title: 'Tonight', date: '2026-03-01', board: 'live', bracketStatus: 'finals' }),
    );
    const link = screen.getByRole('link', { name: /Live now/ });
    expect(link.getAttribute('href')).toBe('/e/on/live');
    expect(link.textContent).toContain('TonightFinal table');
    const first = screen.getByRole('link', { name: 'See live tables' });
    expect(first.getAttribute('href')).toBe('/e/on/live');
    const second = screen.getByRole('link', { name: 'See upcoming events' });
    expect(first.nextElementSibling).toBe(second);
    expect(second.className).not.toBe(first.className);
    expect(screen.queryByText('Last Week')).toBeNull();
  });

  test('of an event without a date says so, and shows no day', async () => {
    await shown(anEvent({ date: null, time: '' }));
    expect(ticket()?.textContent).toBe('Next upSpring OpenTBDUniversity of Texas at Austin');
  });

  test('promises no day while nothing is known', async () => {
    const { page, fail } = aHomePage();
    await visit(page);
    expect(ticket()?.textContent).toBe('Next up');
    await fail(new Error('no network'));
    expect(ticket()?.textContent).toBe("Next upCouldn't load the scheduleTry again below.");
    expect(screen.queryByRole('link', { name: /Next up/ })).toBeNull();
  });
});

test('the campuses of the events are named once each, with the way to their events', async () => {
  await shown(
    anEvent({ id: 'a', collegeName: 'Yale', collegeId: 'yale-university' }),
    anEvent({ id: 'b', collegeName: '' }),
    anEvent({ id: 'c', collegeName: 'Brown', collegeId: '' }),
    anEvent({ id: 'd', collegeName: 'Yale', collegeId: 'yale-university' }),
  );
  const campuses = within(screen.getByRole('list', { name: 'Campuses with upcoming events' }));
  expect(campuses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Yale', 'Brown']);
  expect(campuses.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/find/college/yale-university',
  ]);
});

test('a failure is told, the rest of the page stays, and Retry keeps the focus in the list', async () => {
  const { page, fail, give } = aHomePage();
  await visit(page);
  await fail(new Error('no network'));
  expect(screen.getByText(failed).getAttribute('role')).toBe('alert');
  expect(sections()).toEqual(['Upcoming Events', 'Our Partners']);
  await press('Retry');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Upcoming Events' }));
  await give({ items: [anEvent()] });
  expect(screen.getByRole('article', { name: 'Spring Open' })).toBeTruthy();
  expect(screen.queryByText(failed)).toBeNull();
});

test('events as they were last seen say when that was, and Retry asks again', async () => {
  const { page, give } = aHomePage();
  await visit(page);
  await give({ items: [anEvent()], at: new Date(2026, 10, 21, 20, 6) });
  expect(screen.getByRole('article', { name: 'Spring Open' })).toBeTruthy();
  expect(screen.getByText(/Showing the list as of/).textContent).toContain('November 21, 2026');
  await press('Retry');
  await give({ items: [anEvent()] });
  expect(screen.queryByText(/Showing the list as of/)).toBeNull();
});

test('a card shows state, title, day, time and place; Enter opens the form in a new tab', async () => {
  await shown(anEvent({ registration: 'open', googleFormUrl: 'https://forms.example/1' }));
  const card = screen.getByRole('article', { name: 'Spring Open' });
  for (const text of ['TX', 'Sat, 03/14/26 @ 7:00 PM', 'Texas Union, Austin, TX'])
    expect(within(card).getByText(text)).toBeTruthy();
  const title = within(card).getByRole('link', { name: 'Spring Open' });
  expect(title.getAttribute('href')).toBe('/e/spring-open');
  const enter = within(card).getByRole('link', { name: 'Enter Spring Open' });
  expect(enter.getAttribute('href')).toBe('https://forms.example/1');
  expect(enter.getAttribute('target')).toBe('_blank');
  expect(enter.getAttribute('rel')).toMatch(/noopener/);
});

test('a card without title, day, time and place falls back', async () => {
  await shown(
    anEvent({ id: 'a', title: '', date: null, time: '', location: '', state: '' }),
    anEvent({ id: 'b', title: '', collegeName: '', fraternityName: '', location: '' }),
  );
  const both = screen.getByRole('article', { name: 'University of Texas at Austin - Sigma Chi' });
  expect(within(both).getByText('TBD @ TBD')).toBeTruthy();
  // The day of a row, which is shown instead of the card's line, and the place.
  expect(within(both).getAllByText('TBD')).toHaveLength(2);
  expect(within(both).queryByText('TX')).toBeNull();
  expect(screen.getByRole('article', { name: 'Untitled Event' })).toBeTruthy();
});

test('the school stands in words above the title, unless the title says it', async () => {
  await shown(
    anEvent({ id: 'a', title: 'Spring Open' }),
    anEvent({ id: 'b', title: '' }),
    anEvent({ id: 'c', title: 'Nowhere', collegeName: '' }),
  );
  const school = 'University of Texas at Austin';
  const textOf = (name: string) => screen.getByRole('article', { name }).textContent ?? '';
  expect(textOf('Spring Open')).toMatch(new RegExp(`${school}Spring OpenSat, 03/14/26`));
  expect(textOf(`${school} - Sigma Chi`).split(school)).toHaveLength(2);
  expect(textOf('Nowhere')).not.toContain(school);
});

test('an event without a picture has its illustration; what fails to load becomes the default one', async () => {
  await shown(
    anEvent({ id: 'a', title: 'Gone', backgroundImage: '/gone.jpg', collegeLogo: '/gone.png' }),
    anEvent({ id: 'b', title: 'None', collegeName: 'Ohio State University' }),
    anEvent({ id: 'c', title: 'Other' }),
  );
  const pictures = (name: string) => [
    ...screen.getByRole('article', { name }).querySelectorAll<HTMLImageElement>('img'),
  ];
  const sources = (name: string) => pictures(name).map((picture) => picture.getAttribute('src'));
  const standIn = '/tournament-images/default.jpg';
  expect(sources('Gone')).toEqual(['/gone.jpg', '/gone.png']);
  for (const picture of pictures('Gone')) fireEvent.error(picture);
  expect(sources('Gone')).toEqual([standIn]);
  expect(sources('None')).toEqual([illustration('b')]);
  expect(sources('Other')).toEqual([illustration('c')]);
  expect(sources('Other')).not.toEqual(sources('None'));
  for (const picture of pictures('None')) fireEvent.error(picture);
  expect(sources('None')).toEqual([standIn]);
  expect(within(screen.getByRole('article', { name: 'None' })).getByText('OSU')).toBeTruthy();
});
