/** What a place in a standing depends on. `results`: in any order. */
type Merit = {
  points: number;
  wins: number;
  results: readonly { points: number; counts: boolean }[];
};

/**
 * Returns the places of those whom the standings don't list, as one text: '201,-412,0/1*3,9' is the first of
 * these places, then a step down for each place: tenths of points less than the step before (0 for the
 * first), where equal points need it wins and best results, and how many share it, if several. '' when all
 * are listed. `ranked`: in the order of the standing.
 */
export function ladderOf(ranked: readonly (Merit & { place: number })[], listed: number): string {
  const first = ranked[listed]?.place;
  if (first === undefined) return '';
  const steps: { merit: readonly number[]; place: number; count: number }[] = [];
  for (const one of ranked) {
    const step = steps.at(-1);
    if (one.place < first) continue;
    if (step?.place === one.place) step.count += 1;
    else steps.push({ merit: meritOf(one), place: one.place, count: 1 });
  }
  let above = 0;
  const texts = steps.map(({ merit: [points = 0, ...more], count }, at) => {
    const merit = [points, ...more];
    const [before, after] = [steps[at - 1]?.merit ?? [], steps[at + 1]?.merit ?? []];
    const needed = 1 + Math.max(alike(merit, before), alike(merit, after));
    const key = [above - points, ...more.slice(0, needed - 1)].join('/');
    above = points;
    return count > 1 ? `${key}*${count}` : key;
  });
  return [first, ...texts].join();
}

/** Returns the place on a ladder of somebody whom the standings don't list; null when it can't be told. */
export function placeOn(ladder: string, one: Merit): number | null {
  const merit = meritOf(one);
  const [first, ...steps] = ladder.split(',');
  let place = Number(first);
  let points = 0;
  for (const step of steps) {
    const [key = '', count = 1] = step.split('*');
    const [down = 0, ...more] = key.split('/').map(Number);
    points -= down;
    if ([points, ...more].every((value, at) => value === merit[at])) return place > 0 ? place : null;
    place += Number(count);
  }
  return null;
}

/** Returns what places are compared by, in that order. */
function meritOf({ points, wins, results }: Merit): number[] {
  const best = results.filter(({ counts }) => counts).map((result) => tenths(result.points));
  return [tenths(points), wins, ...best.sort((one, two) => two - one)];
}

const tenths = (points: number) => Math.round(points * 10);

/** Returns how many values two lists begin with in common. */
function alike(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== two[index]);
  return at < 0 ? one.length : at;
}
