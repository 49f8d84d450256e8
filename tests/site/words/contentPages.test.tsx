import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ContentPage } from '../../../src/content/pages/contentPage.ts';
import { page as faq } from '../../../src/content/pages/faq.ts';
import { page as host } from '../../../src/content/pages/host.ts';
import { page as howToPlay } from '../../../src/content/pages/howToPlay.ts';
import { page as privacy } from '../../../src/content/pages/privacy.ts';
import { page as responsibleGaming } from '../../../src/content/pages/responsibleGaming.ts';
import { page as rules } from '../../../src/content/pages/rules.ts';
import { shortPages } from '../../../src/content/pages/shortPages.ts';
import { page as terms } from '../../../src/content/pages/terms.ts';
import { slug } from '../../../src/domain/text/slug.ts';
import { Component as Page } from '../../../src/site/words/ContentPage.tsx';
import { Visited, visit } from '../visit.tsx';

const shown = (page: ContentPage) => visit(<Visited Page={Page} load={() => Promise.resolve(page)} />);

/** What binds has the day of the last change below the lead: 'Updated November 21, 2026'. */
function expectDay({ title, updated }: ContentPage): void {
  expect(updated !== undefined).toBe([terms, privacy, rules].some((page) => page.title === title));
  if (updated === undefined) {
    expect(screen.queryByText(/^Updated/)).toBeNull();
    return;
  }
  const day = screen.getByText(/^Updated/).textContent.replace('Updated ', '');
  expect(day).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
  expect(new Date(`${day} UTC`).toISOString()).toMatch(updated);
}

test.each(Object.entries(shortPages))(
  'the page %s has its title, its words, and the way on',
  async (_, page) => {
    await shown(page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.title);
    expect(document.title).toBe(`${page.title} | Campus Blackjack Tour`);
    expectDay(page);
    expect(within(screen.getByRole('article')).getAllByRole('link').length).toBeGreaterThan(0);
    for (const { title } of page.sections)
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
  },
);

test('a page of a few sections has no contents', async () => {
  await shown(shortPages.press);
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test.each([
  ['Responsible play', responsibleGaming],
  ['How to play', howToPlay],
  ['Tour rules', rules],
  ['Frequently asked questions', faq],
  ['Terms of use', terms],
  ['Privacy', privacy],
  ['Host a tournament', host],
])('%s has its title, its day, and every section in its contents', async (title, page) => {
  await shown(page);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.title).toBe(`${title} | Campus Blackjack Tour`);
  expectDay(page);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    page.sections.map((section) => [section.title, `/#${slug(section.title)}`]),
  );
  for (const section of page.sections)
    expect(screen.getByRole('heading', { level: 2, name: section.title }).id).toBe(slug(section.title));
});

test('the contents give the focus to the section that is chosen', async () => {
  const user = userEvent.setup();
  await shown(faq);
  const [first] = faq.sections;
  await user.click(screen.getByRole('link', { name: first?.title ?? '' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: first?.title ?? '' }));
});

test('the contents are open where they stand beside the text, else folded', async () => {
  const wide = vi.spyOn(window, 'matchMedia');
  for (const matches of [true, false]) {
    wide.mockReturnValue(Object.assign(new EventTarget(), matchMedia('all'), { matches }));
    await shown(faq);
    expect(document.querySelectorAll('details')[matches ? 0 : 1]?.open).toBe(matches);
  }
});

test('how to play names cards and moves for those who do not see them', async () => {
  await shown(howToPlay);
  expect(screen.getByRole('img', { name: 'ace of spades, 6 of diamonds' })).toBeTruthy();
  const hard = screen.getByRole('table', { name: 'Hard hands' });
  const eleven = within(hard).getByRole('row', { name: /^11/ });
  expect(within(eleven).getAllByTitle('double')).toHaveLength(9);
});

test('privacy says that a site without a measurement ID loads no analytics', async () => {
  await shown(privacy);
  expect(screen.getByText('We don’t track visits. This site loads no analytics.')).toBeTruthy();
});

test('help is a tap away', async () => {
  await shown(responsibleGaming);
  const tel = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(tel(/1-800-MY-RESET/)).toBe('tel:+18006973738');
  expect(tel(/1-800-426-2537/)).toBe('tel:+18004262537');
});

test('host opens the request form in place', async () => {
  await shown(host);
  const [request] = screen.getAllByRole('link', { name: 'Request Tournament' });
  expect(request?.getAttribute('href')).toBe('?request=open');
  await act(async () => request?.click());
  expect(screen.getByTestId('address').textContent).toBe('/?request=open');
});
