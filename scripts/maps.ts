import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapFiles } from './maps/mapFiles.ts';
import { ROOT } from './project.ts';

const folder = join(ROOT, 'src', 'domain', 'map', 'shapes');

/** `npm run maps`: regenerates the maps of src/domain/map/shapes from us-atlas and the list of colleges. */
mkdirSync(folder, { recursive: true });
for (const [name, text] of mapFiles()) {
  writeFileSync(join(folder, name), text);
  console.log(`${name}  ${text.length} bytes`);
}
