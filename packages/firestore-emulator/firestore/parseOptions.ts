import { parseArgs } from 'node:util';

export type Options = {
  host: string;
  port: number;
  project: string;
  rules: string | null;
  seed: string | null;
  /** The folder of the journal; null = what is written lives as long as the process. */
  journal: string | null;
};

/**
 * Reads the command line firebase-tools makes (firestore-emulator-protocol.md, chapter 10); options it may
 * add are ignored. The journal is ours: `--journal <folder>`, or `FIRESTORE_JOURNAL` where firebase-tools
 * makes the command line.
 */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      project_id: { type: 'string' },
      rules: { type: 'string' },
      seed_from_export: { type: 'string' },
      journal: { type: 'string' },
    },
  });
  const text = (name: keyof typeof values) => {
    const value = values[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    host: text('host') ?? '127.0.0.1',
    port: Number(text('port') ?? '8080'),
    project: text('project_id') ?? '',
    rules: text('rules'),
    seed: text('seed_from_export'),
    journal: text('journal') ?? (process.env.FIRESTORE_JOURNAL || null),
  };
}
