import { execFileSync, spawnSync } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draw } from '../../../src/domain/night/draw/draw.ts';
import { listText, namesText, sha256 } from '../../../src/domain/night/draw/drawList.ts';
import { keyStream } from '../../../src/domain/night/draw/drawNumbers.ts';
import { apart, cards, entrants, fixed, plan, players, seed } from '../../support/drawVector.ts';

const page = readFileSync(join(process.cwd(), 'docs', 'the-draw.md'), 'utf8');
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
const [promised = '', words = '', tables = ''] = blocks('text');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('the commands of the documentation print what it says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'draw-'));
  const script = blocks('sh').join('');
  if (spawnSync('openssl', ['version']).status === 0)
    expect(execFileSync('sh', ['-e', '-c', script], { cwd: folder, encoding: 'utf8' })).toBe(
      promised + words,
    );
  rmSync(folder, { recursive: true });
  // Node's own cryptography is that of OpenSSL, for machines without the command.
  expect(printedByNode()).toBe(promised + words);
});

test('the product makes the same hashes, numbers and tables of it', async () => {
  const list = listText({ players, fixed, apart, plan });
  const listHash = await sha256(list);
  expect(`${listHash}\n${await sha256(namesText(players))}\n${await sha256(seed)}\n`).toBe(promised);
  const bits = Buffer.from(await keyStream(`${seed}:${listHash}:${cards}:1`, 32));
  expect(bits.toString('hex')).toBe(words.replace(/\s/g, ''));
  const drawn = await draw(
    { entrants, seats: 7, fixed, apart, before: [] },
    { seed, listHash, cards, round: 1 },
  );
  const said = drawn.map(
    ({ seats, button }, at) => `table ${at + 1}: ${seats.join(' ')}, seat ${button} acts first\n`,
  );
  expect(said.join('')).toBe(tables);
});

function printedByNode(): string {
  const list = hash(listText({ players, fixed, apart, plan }));
  const cipher = createCipheriv(
    'aes-256-ctr',
    Buffer.from(hash(`${seed}:${list}:${cards}:1`), 'hex'),
    Buffer.alloc(16),
  );
  const lines = cipher.update(Buffer.alloc(32)).toString('hex').match(/.{32}/g) ?? [];
  const dump = lines.map((line) => `${line.replace(/../g, ' $&')}\n`).join('');
  return `${list}\n${hash(namesText(players))}\n${hash(seed)}\n${dump}`;
}
