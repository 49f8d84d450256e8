import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tourPicture } from './links/eventPicture.ts';
import { ROOT } from './project.ts';

const publicFile = (name: string) => join(ROOT, 'public', name);

/**
 * `npm run icons`: draws the icons of public/ from favicon.svg, and the picture of the site's link. It is run
 * by hand when the logo or the words change; the files are kept with the code.
 */
const logo = readFileSync(publicFile('favicon.svg'));
const files = {
  'icon-180.png': await squareIcon(180, 150),
  'icon-192.png': await roundIcon(192),
  'icon-512.png': await roundIcon(512),
  // Launchers cut a circle of four fifths out of it at least.
  'icon-maskable-512.png': await squareIcon(512, 380),
  'favicon.ico': icoOf(32, await roundIcon(32)),
  'link-picture.jpg': await tourPicture(
    {
      brand: 'Campus Blackjack Tour',
      above: 'Live on campus',
      title: 'College blackjack, school against school',
      below: 'Same chips for everyone. No cash at the table.',
      last: '18 and older. For entertainment only.',
    },
    readFileSync(publicFile('tournament-images/default.jpg')),
  ),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(publicFile(name), bytes);
  console.log(`${name}  ${bytes.length} bytes`);
}

function roundIcon(size: number): Promise<Buffer> {
  return sharp(logo, { density: 1200 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Draws the logo on a square of felt, for systems that cut icons into a shape of their own. */
async function squareIcon(size: number, logoSize: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: '#062719' } })
    .composite([{ input: await roundIcon(logoSize) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** Returns an ICO file with one picture: a header, one entry, and the PNG as it is. */
function icoOf(size: number, png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
