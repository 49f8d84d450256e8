import { randomFrom } from '../sample/random.ts';
import { run, UserError } from '../scripts/userError.ts';
import { presetPlan } from '../src/domain/night/format/nightPlan.ts';
import { nightTally } from './night/nightTally.ts';
import { simulatedField } from './night/simulatedField.ts';
import { simulatedNight } from './night/simulatedNight.ts';

const SIZES = [40, 60, 200];
const NIGHTS = 10_000;

/**
 * `npm run bench -- night [NIGHTS]`: plays 10,000 nights of 40, 60 and 200 people who play equally well,
 * drawn as the product draws, with fixed seeds, and prints whether chance explains who won, who sat where,
 * who acted first and who met whom. Fails when it doesn't.
 */
await run(async () => {
  const nights = Number(process.argv[2] ?? NIGHTS);
  const failed: string[] = [];
  for (const size of SIZES) {
    const field = simulatedField(size);
    const tally = nightTally(field);
    const chance = randomFrom(size);
    const start = performance.now();
    for (let night = 0; night < nights; night++)
      tally.add(await simulatedNight(field, presetPlan('standard'), `${size} ${night}`, chance));
    const each = (performance.now() - start) / nights;
    console.log(`\n${nights} nights of ${size} players, ${each.toFixed(1)} ms each`);
    for (const { what, found, bound } of tally.findings()) {
      console.log(`  ${what}: ${found.toFixed(1)} (at most ${bound.toFixed(1)})`);
      if (found > bound) failed.push(`${size} players, ${what}`);
    }
  }
  if (failed.length > 0) throw new UserError(`Chance does not explain: ${failed.join('; ')}`);
});
