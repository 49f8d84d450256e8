import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CSSProperties, ReactElement } from 'react';
import satori from 'satori';
import { pictureSize } from '../../build/headTags.ts';
import { ROOT } from '../project.ts';

/** The lines of a picture. `title` may be long, '' lines are left out. */
export type PictureWords = { brand: string; above: string; title: string; below: string; last: string };

const ink = '#f8f1de';
const gold = '#ecbb45';
const muted = '#d3e2d8';

const require = createRequire(import.meta.url);
const face = (name: string, subset: string, weight: 600 | 900) => ({
  name,
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/besley/files/besley-${subset}-${weight}-normal.woff`)),
});
const weights = [600, 900] as const;
// Letters that a family lacks come from the next one.
const families = { Besley: 'latin', 'Besley More': 'latin-ext' };
const fonts = Object.entries(families).flatMap(([name, subset]) =>
  weights.map((weight) => face(name, subset, weight)),
);
const chip = `data:image/svg+xml;base64,${readFileSync(`${ROOT}public/favicon.svg`).toString('base64')}`;

/**
 * Returns the words as an SVG of 1200x630 that lies over a picture. The letters are outlines, so it looks the
 * same on every machine.
 */
export function pictureOverlay({ brand, above, title, below, last }: PictureWords): Promise<string> {
  const drawn = printable(title) || printable(below) || brand;
  return satori(
    box(
      { ...fill, justifyContent: 'space-between', padding: 64, backgroundImage: shade, color: ink },
      box(
        { flexDirection: 'row', alignItems: 'center', gap: 20 },
        element('img', { src: chip, width: 64, height: 64 }),
        line({ fontSize: 30, fontWeight: 600 }, brand),
      ),
      box(
        { gap: 14, maxWidth: 1000 },
        line({ fontSize: 36, fontWeight: 600, color: gold }, above),
        clampedLine({ fontSize: sizeOf(drawn), fontWeight: 900, lineHeight: 1.08 }, drawn, 3),
        clampedLine({ fontSize: 36, fontWeight: 600, lineHeight: 1.2 }, below, 2),
        line({ fontSize: 28, fontWeight: 600, color: muted }, last),
      ),
    ),
    { ...pictureSize, fonts },
  );
}

const fill: CSSProperties = { ...pictureSize, boxSizing: 'border-box' };
/** Dark enough under the words for white letters on any photograph. */
const shade =
  'linear-gradient(65deg, rgba(4,26,17,0.95) 0%, rgba(4,26,17,0.88) 42%, rgba(4,26,17,0.6) 72%, rgba(4,26,17,0.18) 100%)';

function sizeOf(title: string): number {
  if (title.length <= 22) return 96;
  if (title.length <= 44) return 76;
  return title.length <= 80 ? 60 : 50;
}

/** Makes an element without React itself, which the build loads in another mode. */
const element = (type: string, props: object): ReactElement => ({ type, props, key: null });

const box = (style: CSSProperties, ...children: (ReactElement | null)[]) =>
  element('div', { style: { display: 'flex', flexDirection: 'column', ...style }, children });

const line = (style: CSSProperties, text: string) => clampedLine({ lineHeight: 1.2, ...style }, text, 1);

function clampedLine(style: CSSProperties, text: string, lineClamp: number): ReactElement | null {
  const children = whole(printable(text));
  const styled = {
    fontFamily: Object.keys(families).join(','),
    ...style,
    display: 'block',
    lineClamp,
    wordBreak: 'break-word',
  };
  return children ? element('div', { style: styled, children }) : null;
}

/**
 * Returns a text with word joiners in its short compounds, where a line would end at the hyphen: the
 * typeface has no hyphen that doesn't. A long one may fill more than a line.
 */
function whole(text: string): string {
  return text.replace(/\S+/g, (word) =>
    word.length <= 14 ? word.replace(/[-\u2010\u2013\u2014/](?=.)/g, '$&\u2060') : word,
  );
}

/** Returns a text without what the typeface has no letters for: other scripts, emoji. */
function printable(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{Script=Latin}\p{M}\p{Nd}\p{P}\p{Sc}+=\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
