import { brand } from '../../../content/brand.ts';
import { fitText } from './fitText.ts';
import type { PictureFacts } from './pictureFacts.ts';

const [width, height, edge] = [1080, 1350, 48];
const colors = {
  felt: '#0d4530',
  deep: '#062719',
  glow: '#17694a',
  gold: '#ecbb45',
  ink: '#f8f1de',
  muted: '#bfd2c4',
};
const serif = 'Georgia, "Noto Serif", serif';
const display = `Besley, ${serif}`;
const plain = 'system-ui, sans-serif';

type Line = {
  text: string;
  /** Where the middle of its room is, from the top. */
  middle: number;
  font: string;
  color: string;
  sizes: readonly number[];
  most?: number;
};

/** Returns the picture of a result as a PNG, 1080 by 1350. Rejects where the browser can't draw it. */
export async function drawPicture(facts: PictureFacts): Promise<File> {
  // Without it the picture is drawn in the serif of the device.
  await document.fonts.load(`900 100px Besley`).catch(() => {});
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  drawTable(context);
  for (const line of linesOf(facts)) drawLine(context, line);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The picture could not be made');
  return new File([blob], 'my-result.png', { type: 'image/png' });
}

function linesOf({ place, of, name, school, title, day, where }: PictureFacts): Line[] {
  const big = `900 % ${display}`;
  const words = `600 % ${plain}`;
  return [
    { text: brand.name, middle: 140, font: big, color: colors.ink, sizes: [52] },
    { text: place, middle: 365, font: big, color: colors.gold, sizes: [260, 220, 180, 150, 130, 110] },
    { text: of, middle: 520, font: words, color: colors.muted, sizes: [48] },
    { text: name, middle: 690, font: big, color: colors.ink, sizes: [96, 80, 64, 52, 44], most: 2 },
    { text: school, middle: 838, font: words, color: colors.muted, sizes: [46, 40, 34], most: 2 },
    { text: title, middle: 1000, font: big, color: colors.ink, sizes: [60, 50, 42, 36], most: 2 },
    { text: day, middle: 1112, font: words, color: colors.muted, sizes: [38] },
    { text: where, middle: 1168, font: words, color: colors.muted, sizes: [38, 32, 28] },
    { text: location.host, middle: 1248, font: words, color: colors.gold, sizes: [36, 28] },
  ];
}

function drawTable(context: CanvasRenderingContext2D): void {
  const felt = context.createRadialGradient(width / 2, 380, 0, width / 2, 380, 1000);
  felt.addColorStop(0, colors.glow);
  felt.addColorStop(0.5, colors.felt);
  felt.addColorStop(1, colors.deep);
  context.fillStyle = felt;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colors.gold;
  context.lineWidth = 6;
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(width / 2 - 120, 910);
  context.lineTo(width / 2 + 120, 910);
  context.stroke();
}

function drawLine(context: CanvasRenderingContext2D, { text, middle, font, color, sizes, most = 1 }: Line) {
  const setSize = (size: number) => {
    context.font = (isBesleys(text) ? font : font.replace(display, serif)).replace('%', `${size}px`);
  };
  const widthOf = (part: string, size: number) => {
    setSize(size);
    return context.measureText(part).width;
  };
  const { lines, size } = fitText(text, { width: width - 4 * edge, most, sizes }, widthOf);
  setSize(size);
  context.fillStyle = color;
  context.textAlign = 'center';
  context.direction = isFromRight(text) ? 'rtl' : 'ltr';
  context.textBaseline = 'middle';
  const step = size * 1.15;
  lines.forEach((line, at) => {
    context.fillText(line, width / 2, middle + (at - (lines.length - 1) / 2) * step);
  });
}

/** Whether the display font has all letters of a text: another's beside them look like a mistake. */
const isBesleys = (text: string) => !/[^ -\u02ff\u2000-\u22ff]/.test(text);

/** Whether a text begins in a script that is written from right to left. */
const isFromRight = (text: string) => /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
