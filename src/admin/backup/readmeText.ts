import { counted } from '../../domain/text/counted.ts';

/** What the file doesn't have. */
export const notIncluded = 'images, the passwords of the three accounts, and the site itself';

type Facts = {
  project: string;
  startedAt: string;
  finishedAt: string;
  documents: number;
  tables: readonly string[];
};

/** Returns the text of README.txt in a download of everything. */
export function readmeText({ project, startedAt, finishedAt, documents, tables }: Facts): string {
  return [
    `Everything in the database of ${project}: ${counted(documents, 'record')}.`,
    `Read from ${startedAt} to ${finishedAt}. What was changed in between may be in here or not.`,
    '',
    'KEEP THIS SAFE. It has names, emails and phone numbers of everyone on your lists, the passwords of',
    "events, callers' notes and the seeds of draws. Don't pass it on, and delete it when you're done.",
    '',
    'For a spreadsheet (times are in UTC):',
    ...tables.map((name) => `  ${name}`),
    '',
    'data/ has every record as a line of JSON, with the type of each value. To put all of it back, unzip this',
    'file and run: npm run restore -- FOLDER (docs/deploying.md, "Backups, and the way back").',
    '',
    `Not in here: ${notIncluded}.`,
    '',
  ].join('\r\n');
}
