import { parseArgs } from 'node:util';
import { measuresOf } from './house/measures.ts';

const { values } = parseArgs({ options: { root: { type: 'string' }, verbose: { type: 'boolean' } } });
const measures = measuresOf(values.root ?? process.cwd());

const cells = measures.map(({ name, now, bound, aim }) => [name, String(now), String(bound), String(aim)]);
const rows = [['measure', 'now', 'bound', 'aim'], ...cells];
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd(),
  );
if (values.verbose)
  for (const { name, now, places } of measures)
    if (places.length > 0) console.log(`\n## ${name}: ${now}\n${places.join('\n')}`);
