import { createInterface } from 'node:readline';
import { StorageRules } from './StorageRules.ts';

/**
 * The Storage rules runtime firebase-tools starts (firestore-emulator-protocol.md, chapter 11): one JSON
 * object a line on stdin and stdout. Runs until SIGINT or the end of stdin.
 */
const rules = new StorageRules({ checkTokens: process.env.EMULATOR_CHECK_TOKENS === '1' });

function write(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.trim() === '') return;
  try {
    const answer = rules.receive(line);
    if (answer !== null) write(answer);
  } catch (error) {
    process.stderr.write(`Storage rules: ${error instanceof Error ? error.message : String(error)}\n`);
  }
});

process.stdin.on('end', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
write({ id: -1, status: 'ok', errors: [], warnings: [] });
