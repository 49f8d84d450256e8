import { build } from 'vite';
import { draw } from '../../../src/domain/night/draw/draw.ts';
import { expect, test } from '../../support/browser.ts';
import { apart, cards, entrants, fixed, seed } from '../../support/drawVector.ts';

const listHash = '31162052d9543de20352576372528b4acfa0f663ef9c96dd63ea889a738f2aa8';

/** The example of the documentation, and a second round of 250 people. */
const draws = [
  { input: { entrants, seats: 7, fixed, apart, before: [] }, key: { seed, listHash, cards, round: 1 } },
  {
    input: {
      entrants: Array.from({ length: 250 }, (_, at) => ({
        no: at + 1,
        school: `school ${at % 9}`,
        chapter: at % 5 ? `chapter ${at % 45}` : '',
      })),
      seats: 7,
      fixed: [{ no: 17, table: 3 }],
      apart: [[4, 99]] as const,
      before: Array.from({ length: 36 }, (_, table) =>
        Array.from({ length: 7 }, (_, seat) => table * 7 + seat + 1).filter((no) => no <= 250),
      ),
    },
    key: { seed, listHash, cards: '', round: 2 },
  },
];

test('a draw is the same in the browser and in Node @desktop', async ({ page, baseURL }) => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'src/domain/night/draw/draw.ts', formats: ['es'] } },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  // A page of its own: those of the site take no code from elsewhere.
  await page.route('**/draw-in-a-page*', (route) => {
    const isCode = route.request().url().endsWith('.js');
    return route.fulfill({
      contentType: isCode ? 'text/javascript' : 'text/html',
      body: isCode ? code : '<!doctype html><title>A draw</title>',
    });
  });
  await page.goto(`${baseURL}/draw-in-a-page`);
  for (const { input, key } of draws) {
    const there = await page.evaluate(
      async (given) => (await import(`${location.origin}/draw-in-a-page.js`)).draw(given.input, given.key),
      { input, key },
    );
    expect(there).toEqual(await draw(input, key));
  }
});
