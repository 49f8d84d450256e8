import { run, UserError } from '../scripts/userError.ts';
import { modelDifferences } from '../tests/night/modelDifferences.ts';
import { randomNight } from '../tests/support/randomNight.ts';

const [first = '2000'] = process.argv.slice(2);
const NIGHTS = Number(first);
/** The fewest and the most people of a night. */
const [FEWEST, MOST] = [6, 60];

/**
 * `npm run bench -- model`: plays random nights by the app's functions, with everything that directors and
 * phones do in disorder, and compares each board with a model of the night that was written apart; `-- 100`
 * plays that many. Fails when one differs.
 */
await run(async () => {
  const startedAt = Date.now();
  const acts = new Map<string, number>();
  const wrong: string[] = [];
  let places = 0;
  for (let seed = 1; seed <= NIGHTS; seed++) {
    const players = FEWEST + (seed % (MOST - FEWEST + 1));
    const night = await randomNight(seed, players, () => {});
    for (const [act, times] of night.done) acts.set(act, (acts.get(act) ?? 0) + times);
    places += night.board.people.size;
    for (const line of modelDifferences(night)) wrong.push(`night ${seed}: ${line}`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${NIGHTS} nights of ${FEWEST} to ${MOST} people, ${places} people, ${seconds} s`);
  console.log([...acts].map(([act, times]) => `${act} ${times}`).join(', '));
  console.log(`${wrong.length} differences`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  if (wrong.length > 0) throw new UserError('The board and the model differ.');
});
