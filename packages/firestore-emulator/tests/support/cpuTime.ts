/**
 * Milliseconds of processor time this process took for `work`, which other programs on the machine do not
 * lengthen.
 */
export function cpuTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
