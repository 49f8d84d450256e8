import type { Plan } from '../../src/data/staff/changes/planned.ts';
import { isSpecial, type Write } from '../../src/domain/changes/change.ts';

const now = new Date('2026-11-23T12:00:00Z');

/** Documents in memory, which plans of the app change as the database would. */
export class MemoryDocuments {
  readonly stored = new Map<string, Record<string, unknown>>();

  async carryOut(plan: Plan): Promise<void> {
    this.commit(await plan(async (path) => structuredClone(this.stored.get(path))));
  }

  commit(writes: readonly Write[]): void {
    for (const write of writes) this.#apply(write);
  }

  #apply(write: Write): void {
    const there = this.stored.get(write.path);
    if (write.op === 'delete') return void this.stored.delete(write.path);
    if (write.op === 'update' && !there) throw new Error(`No ${write.path}`);
    const isWhole = write.op === 'set' && !write.merge;
    const fields = { ...(isWhole ? {} : there) };
    for (const [name, value] of Object.entries(write.fields)) {
      if (!isSpecial(value)) fields[name] = structuredClone(value);
      else if (value.special === 'now') fields[name] = now;
      else if (value.special === 'plus') fields[name] = Number(fields[name] ?? 0) + value.by;
      else if (value.special === 'gone') delete fields[name];
    }
    this.stored.set(write.path, fields);
  }
}
