import { type EventFields, type EventFormVariant, readEventFields } from '../../domain/eventFields.ts';
import { stored } from '../../hooks/stored.ts';

/** A new event that the server has not confirmed. `lost`: it is known not to have it. */
export type UnsentEvent = { id: string; variant: EventFormVariant; fields: EventFields; lost: boolean };

const entry = stored('localStorage', 'unsent-events', (found): UnsentEvent[] =>
  Array.isArray(found) ? found.map(readUnsent) : [],
);

function readUnsent(found: unknown): UnsentEvent {
  const { id, variant, fields, lost } = Object(found);
  return {
    id: String(id),
    variant: variant === 'schedule' ? variant : 'console',
    fields: readEventFields(fields),
    lost: lost === true,
  };
}

let known: readonly UnsentEvent[] = entry.get() ?? [];
const listeners = new Set<() => void>();

/** Other tabs keep theirs in the same place: what stands there is changed, not what this tab knows. */
function change(next: (before: readonly UnsentEvent[]) => UnsentEvent[]): void {
  known = next(entry.get() ?? []);
  if (known.length > 0) entry.set([...known]);
  else entry.clear();
  for (const listener of listeners) listener();
}

/** The new events of this browser that the server has not confirmed; the same array until that changes. */
export function unsentEvents(): readonly UnsentEvent[] {
  return known;
}

/** Calls `listener` at every change; returns how to stop. */
export function watchUnsentEvents(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what was typed for a new event, before it is sent: a refusal may come when its form is long closed. */
export function keepUnsent(event: Omit<UnsentEvent, 'lost'>): void {
  change((before) => [...before.filter(({ id }) => id !== event.id), { ...event, lost: false }]);
}

/** Notes that the server does not have it. */
export function markLost(id: string): void {
  change((before) => before.map((event) => (event.id === id ? { ...event, lost: true } : event)));
}

/** Lets go of an event that is stored, or that nobody wants any more. */
export function forgetUnsent(id: string): void {
  change((before) => before.filter((event) => event.id !== id));
}
