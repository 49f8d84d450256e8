import { useState } from 'react';
import type { ImportPart } from '../../../data/staff/outreach/outreachImport.ts';
import { decodeText } from '../../../domain/participants/decodeText.ts';
import { submit } from '../../../parts/attempt.ts';
import type { ImportPreview } from './readImport.ts';

export type ImportState =
  | { step: 'choose'; problem: string }
  | { step: 'read' | 'send' }
  | { step: 'preview'; preview: ImportPreview; failure: string };

const failed = 'Failed to import. Please try again.';
/** The size limit of a file, in bytes. */
const mostBytes = 5_000_000;

/**
 * Runs an import, from choosing a file to sending its last part. `read` compares a text with the stored data;
 * `done` is called with the number of imported rows.
 */
export function useImport(read: (text: string) => Promise<ImportPreview>, done: (rows: number) => void) {
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const [text, setText] = useState('');

  async function compare(given: string, failure = ''): Promise<void> {
    setState({ step: 'read' });
    try {
      const preview = await read(given);
      setState(
        preview.problem === ''
          ? { step: 'preview', preview, failure }
          : { step: 'choose', problem: preview.problem },
      );
    } catch (error) {
      console.warn("The file wasn't compared.", error);
      setState({ step: 'choose', problem: 'Failed to load your data. Please try again.' });
    }
  }

  async function choose(file: File): Promise<void> {
    const given = file.size > mostBytes ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
    if (given === null) {
      const problem =
        file.size > mostBytes
          ? 'The file is larger than 5 MB.'
          : "This isn't a CSV file. In your spreadsheet, download it as CSV.";
      return setState({ step: 'choose', problem });
    }
    setText(given);
    await compare(given);
  }

  async function run({ parts, rows }: ImportPreview): Promise<void> {
    setState({ step: 'send' });
    const refused = await sendAll(parts);
    if (refused === 0) return done(rows.filter(({ kind }) => kind === 'new' || kind === 'change').length);
    // The parts that were stored count as stored now: comparing the same file again shows what is left of it.
    await compare(text, refusedText(refused, parts.length));
  }

  return { state, choose, run, again: () => setState({ step: 'choose', problem: '' }) };
}

/**
 * Sends all parts at once, so that the browser keeps all of them when there is no network. Returns how many
 * were refused.
 */
async function sendAll(parts: readonly ImportPart[]): Promise<number> {
  const results = await Promise.allSettled(parts.map((part) => submit(part, { failed })));
  return results.filter(({ status }) => status === 'rejected').length;
}

function refusedText(refused: number, parts: number): string {
  return parts === 1
    ? `${failed} Nothing was imported.`
    : `${failed} ${refused} of ${parts} parts were refused; the rest of the file is listed below.`;
}
