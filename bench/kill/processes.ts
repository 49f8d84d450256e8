import { execFileSync } from 'node:child_process';

/** Returns a process and all its descendants, parents first. */
export function family(pid: number): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const rows = table.map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) {
    for (const [child = 0, itsParent] of rows) if (itsParent === parent) found.push(child);
  }
  return found;
}

/** Sends a signal to processes; those that are already gone are skipped. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // gone already
    }
  }
}
