import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collegeDirectory } from '../../../../src/domain/colleges/collegeDirectory.ts';
import { readFraternity } from '../../../../src/domain/fraternities/fraternity.ts';
import { colleges as listed } from '../../../../src/domain/lists/listedColleges.ts';
import { fraternitiesCsv } from '../../../../src/domain/outreach/csv/fraternitiesCsv.ts';
import {
  planFraternities,
  readFraternityTable,
} from '../../../../src/domain/outreach/csv/planFraternities.ts';
import { nastyChapters } from './nastyChapters.ts';

/*
 * saved/ods.csv and saved/xlsx.csv are the export of `nastyChapters`, opened by LibreOffice 7.4 in English
 * (USA) with detection of special numbers, saved as .ods or .xlsx, opened again and saved as CSV (headless:
 * `soffice --infilter=CSV:44,34,76,1,,1033,false,true --convert-to ods`, and back with the filter `csv:Text -
 * txt - csv (StarCalc):44,34,76,1,,1033,false,true,false`). saved/german.csv went by way of .xlsx in German
 * (1031) and came back with semicolons (59), as its dialog offers there.
 */
const saved = (kind: string) => readFileSync(new URL(`saved/${kind}.csv`, import.meta.url), 'utf8');

const directory = collegeDirectory(listed, []);
const duke = directory.filter(({ id }) => id === 'duke-university');
const exported = fraternitiesCsv(
  duke.flatMap((college) => nastyChapters.map((fraternity) => ({ college, fraternity }))),
);

function imported(text: string) {
  const table = readFraternityTable(text, directory);
  const { rows, writes } = planFraternities(table, new Map([['duke-university', nastyChapters]]));
  return { rows, writes, table };
}

describe('an export changes nothing when it is imported', () => {
  test.each([
    ['as it is', exported],
    ['with the mark that Excel needs', `\uFEFF${exported}`],
    ['saved by LibreOffice as .ods', saved('ods')],
    ['saved by LibreOffice as .xlsx', saved('xlsx')],
    ['saved by a German LibreOffice as .xlsx', saved('german')],
    ['with the days of Excel', exported.replace(/(?<=,)(20\d\d)-0?(\d+)-0?(\d+)(?=,|\r)/g, '$2/$3/$1')],
    ['pasted from a sheet', tabbed(exported)],
  ])('%s', (_, text) => {
    const { rows, writes, table } = imported(text);
    expect(table.problem).toBe('');
    expect(table.columns.filter(({ column }) => column === null)).toEqual([]);
    expect(rows).toHaveLength(nastyChapters.length);
    expect(rows.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(writes).toEqual([]);
  });
});

test('an export brings every text as it was into an empty college', () => {
  const { rows, writes } = planFraternities(readFraternityTable(exported, directory), new Map());
  const added = new Map(
    writes.flatMap(({ added }) => added).map((data) => [data.name, readFraternity('', data).nextStep]),
  );
  const known = nastyChapters.filter(({ status }) => !['scheduling', 'On Hold'].includes(status));
  expect(rows.filter(({ kind }) => kind === 'new')).toHaveLength(known.length);
  expect(added).toEqual(
    new Map(known.map(({ name, nextStep }) => [name, nextStep.trim().replaceAll('\r\n', '\n')])),
  );
});

/** Returns a CSV text as a spreadsheet copies it; a tab in a cell is lost. */
function tabbed(text: string): string {
  return text.replaceAll('\t', '').replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? '\t' : part));
}
