import { describe, expect, test } from 'vitest';
import { footerColumns } from '../../src/content/footer.ts';
import { hoursFor } from '../../src/content/nightNumbers.ts';
import type { Block, Text } from '../../src/content/pages/contentPage.ts';
import { page as faq } from '../../src/content/pages/faq.ts';
import { page as host } from '../../src/content/pages/host.ts';
import { page as howToPlay } from '../../src/content/pages/howToPlay.ts';
import { page as privacy } from '../../src/content/pages/privacy.ts';
import { page as responsibleGaming } from '../../src/content/pages/responsibleGaming.ts';
import { page as rules } from '../../src/content/pages/rules.ts';
import { shortPages } from '../../src/content/pages/shortPages.ts';
import { page as terms } from '../../src/content/pages/terms.ts';
import { slug } from '../../src/domain/text/slug.ts';
import { parseDay } from '../../src/domain/time/parse.ts';
import { bestMove } from './bestMove.ts';

const pages = { faq, host, howToPlay, privacy, responsibleGaming, rules, terms, ...shortPages };

/** Where a link of the site may lead: the pages of the footer, the list of events, and the request form. */
const known = [
  ...footerColumns.flatMap(({ links }) => links.map(([, to]) => to)),
  '/events/upcoming',
  '/standings',
  '?request=open',
];

function blocksWithin(block: Block): Block[] {
  if (typeof block === 'string' || !('kind' in block)) return [block];
  if (block.kind === 'example') return [block, ...block.blocks.flatMap(blocksWithin)];
  if (block.kind === 'questions')
    return [block, ...block.items.flatMap(({ answer }) => answer.flatMap(blocksWithin))];
  if (block.kind === 'cards')
    return [block, ...block.items.flatMap(({ blocks }) => blocks.flatMap(blocksWithin))];
  return [block];
}

function textsIn(block: Block): readonly Text[] {
  if (typeof block === 'string' || !('kind' in block)) return [block];
  if (block.kind === 'list' || block.kind === 'steps') return block.items;
  if (block.kind === 'action') return [[{ text: block.label, to: block.to }]];
  return block.kind === 'note' ? [block.text] : [];
}

function linksIn(text: Text): string[] {
  if (typeof text === 'string') return [];
  return text.flatMap((part) => (typeof part !== 'string' && 'to' in part ? [part.to] : []));
}

describe.each(Object.entries(pages))('the page %s', (_, page) => {
  const blocks = page.sections.flatMap((section) => section.blocks.flatMap(blocksWithin));

  test('has a date, and sections that can be told apart in an address', () => {
    if (page.updated) expect(parseDay(page.updated)).toBe(page.updated);
    const ids = page.sections.map(({ title }) => slug(title));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('');
  });

  test('links to https, telephone, mail and pages of this site', () => {
    for (const link of blocks.flatMap(textsIn).flatMap(linksIn)) {
      const [path = ''] = link.split('#');
      if (!known.some((to) => to === path)) expect(link).toMatch(/^(https:\/\/|tel:\+?\d+$|mailto:.+@)/);
    }
  });

  test('has tables with a cell for each column', () => {
    for (const block of blocks) {
      if (typeof block === 'string' || !('kind' in block) || block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

test('a link to a section of a page finds it', () => {
  const text = JSON.stringify(pages);
  expect([...text.matchAll(/"(\/[a-z-]+)#([a-z-]+)"/g)].map(([, path, id]) => `${path} ${id}`)).toEqual([
    '/privacy what-stays-in-your-browser',
  ]);
  expect(privacy.sections.map(({ title }) => slug(title))).toContain('what-stays-in-your-browser');
});

test('the words are those of a friend (contractions, American usage)', () => {
  const stiff =
    /\b(can ?not|(do|does|did|is|are|was|has|have|will|would|must) not|whoever|(some|any|every|no)body|e-mail|called off|cancelled|afterwards|favou?rite)\b/gi;
  for (const [name, page] of Object.entries(pages))
    expect([...JSON.stringify(page).matchAll(stiff)].map(([word]) => `${name}: ${word}`)).toEqual([]);
});

test('FAQ and Host agree on how long a night takes', () => {
  const rows = host.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block !== 'string' && 'kind' in block && block.kind === 'table' ? block.rows : [],
    ),
  );
  expect(rows.map((row) => [row[0], row[1], row[2], row.at(-1)])).toEqual([
    ['14', '2', '2', '2½'],
    ['28', '4', '3', '3½'],
    ['49', '7', '3', '3½'],
    ['98', '14', '4', '4½'],
  ]);
  const told = JSON.stringify(faq);
  for (const players of [14, 49, 98]) expect(told).toContain(`${hoursFor(players)} hours with ${players}`);
});

describe('basic strategy, as the page teaches it', () => {
  const hands: Record<string, [number, number][]> = {
    '8 or less': [
      [2, 3],
      [2, 4],
      [3, 5],
    ],
    '9': [
      [4, 5],
      [2, 7],
    ],
    '10': [
      [4, 6],
      [3, 7],
    ],
    '11': [
      [5, 6],
      [2, 9],
    ],
    '12': [
      [10, 2],
      [7, 5],
    ],
    '13 to 16': [
      [10, 3],
      [9, 5],
      [10, 5],
      [10, 6],
    ],
    '17 or more': [
      [10, 7],
      [10, 8],
      [10, 9],
    ],
    'A and 2 or 3': [
      [1, 2],
      [1, 3],
    ],
    'A and 4 or 5': [
      [1, 4],
      [1, 5],
    ],
    'A and 6': [[1, 6]],
    'A and 7': [[1, 7]],
    'A and 8 or 9': [
      [1, 8],
      [1, 9],
    ],
    '2s or 3s': [
      [2, 2],
      [3, 3],
    ],
    '4s': [[4, 4]],
    '5s': [[5, 5]],
    '6s': [[6, 6]],
    '7s': [[7, 7]],
    '8s': [[8, 8]],
    '9s': [[9, 9]],
    '10s': [[10, 10]],
    Aces: [[1, 1]],
  };
  const rows = howToPlay.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      typeof block !== 'string' && 'kind' in block && block.kind === 'strategy' ? block.rows : [],
    );

  test('covers every hand', () => {
    expect(rows.map(([hand]) => hand)).toEqual(Object.keys(hands).sort((a, b) => order(a) - order(b)));
    function order(hand: string) {
      return rows.findIndex(([name]) => name === hand);
    }
  });

  test.each(rows)('%s: %s', (hand, moves) => {
    for (const [first, second] of hands[hand] ?? []) {
      const best = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((upcard) => bestMove(first, second, upcard));
      expect(`${first},${second} ${best.join('')}`).toBe(`${first},${second} ${moves}`);
    }
  });
});
