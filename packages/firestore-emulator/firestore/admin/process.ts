const PARENT = process.ppid;

/** Returns what the next start asks: who we are, and whether whoever started us is gone. */
export function describeProcess(): { pid: number; orphan: boolean } {
  return { pid: process.pid, orphan: isOrphan() };
}

/** Says whether the process that started this one has ended. */
export function isOrphan(): boolean {
  return process.ppid !== PARENT;
}
