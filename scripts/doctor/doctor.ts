import { ports } from '../ports.ts';
import { run } from '../userError.ts';
import { examine } from './examine.ts';
import { findingLines } from './finding.ts';
import { emulatorPlace, realPlace } from './place.ts';

/**
 * `npm run doctor`: looks at the project that `.env` names, without one at the emulators of `npm start`, as a
 * visitor, a phone, and the staff whose passwords are set, and says what is right, wrong or unknown, each
 * wrong thing with the step that mends it (docs/deploying.md). It writes no document.
 */
await run(async () => {
  const real = realPlace();
  const isReal = real.project !== '' && !real.project.startsWith('demo-');
  const place = isReal ? real : emulatorPlace(ports());
  console.log(`${place.project}, ${place.site}`);
  const { findings, read } = await examine(place);
  for (const line of findingLines(findings)) console.log(line);
  const count = (state: string) => findings.filter((one) => one.state === state).length;
  console.log(
    `\n${count('right')} right, ${count('wrong')} wrong, ${count('unknown')} unknown; ${read} documents read, none written.`,
  );
  if (count('wrong') > 0) process.exitCode = 1;
});
