import { ports } from '../ports.ts';
import { run, UserError } from '../userError.ts';
import { examine } from './examine.ts';
import { findingLines } from './finding.ts';
import { emulatorPlace, realPlace } from './place.ts';

/**
 * `npm run doctor`: looks at the project that `.env` names, without one at the emulators of `npm run
 * preview`, as a visitor, a phone, and the staff whose passwords are set, and says what is right, wrong or
 * unknown, each wrong thing with the step that mends it (docs/deploying.md). It writes no document.
 */
await run(async () => {
  const real = realPlace();
  const isReal = real.project !== '' && !real.project.startsWith('demo-');
  const place = isReal ? real : emulatorPlace(ports());
  if (!isReal && !(await fetch(place.firestore).catch(() => null))) {
    throw new UserError(
      `.env names no real project, and no emulators answer at ${place.firestore}: fill in .env (docs/deploying.md, part 3), or run \`npm run preview\` in another terminal.`,
    );
  }
  console.log(`Looking at ${isReal ? place.project : 'the emulators on this machine'}, ${place.site}`);
  const { findings, read } = await examine(place);
  for (const line of findingLines(findings)) console.log(line);
  const count = (state: string) => findings.filter((one) => one.state === state).length;
  console.log(
    `\n${count('right')} right, ${count('wrong')} wrong, ${count('unknown')} unknown; ${read} documents read, none written.`,
  );
  if (count('right') < findings.length) console.log('The parts are those of docs/deploying.md.');
  if (count('wrong') > 0) process.exitCode = 1;
});
