import { waitingListWords } from '../../../domain/events/typedSignUp.ts';
import {
  type EntryAct,
  type FieldChange,
  type HistoryEntry,
  mergedField,
  movedField,
  peopleField,
  readPeopleChange,
} from '../../../domain/history/historyEntry.ts';
import { readSignUp, type SignUp } from '../../../domain/signUp/signUp.ts';
import { formatDayLong, formatInstant, formatTime } from '../../../domain/time/format.ts';

/** The words of a record's fields; a field without one isn't shown, such as the id of what has a name. */
export type FieldLabels = Readonly<Record<string, string>>;

/** The most characters of a value that are shown. */
const mostShown = 300;

/** Returns who made an entry. Nobody has to say their name at the door. */
export function whoOf({ by, level }: Pick<HistoryEntry, 'by' | 'level'>): string {
  return by || (level === 'super' ? 'A super admin' : 'An admin');
}

/** Returns the same within a sentence. */
export function whoWithin(entry: Pick<HistoryEntry, 'by' | 'level'>): string {
  const who = whoOf(entry);
  return entry.by ? who : `a${who.slice(1)}`;
}

/** Returns what an entry tells of in a word or two; '' where its fields say it. */
export function actWords({ act, changes }: HistoryEntry, labels: FieldLabels): string {
  const [first, ...rest] = changes;
  if (act === 'delete') return 'deleted it';
  if (act === 'create') return 'created it';
  if (act === 'restore') return 'restored it from Trash';
  if (first?.field === peopleField && rest.length === 0) return peopleWords(first);
  const merges = changes.map(mergeWords).filter(Boolean);
  if (merges.length > 0) return merges.join(', ');
  const shown = changes.filter(({ field }) => labels[field]);
  return shown.length === 0 ? 'changed it' : 'changed';
}

/** Returns what a merge of colleges did; '' for a field that was changed. */
function mergeWords({ field, to }: FieldChange): string {
  if (field === mergedField) return `merged ${to} into it`;
  return field === movedField ? `moved it here from ${to}` : '';
}

/** What the newest entry did, before 'by Dana'. */
export const actNames: Record<EntryAct, string> = {
  create: 'Created',
  change: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
};

/** Returns how many people were added, removed and changed: 'added 3 people, removed 1'. */
export function peopleWords({ to }: FieldChange): string {
  const { added, removed, changed } = readPeopleChange(to);
  const parts = Object.entries({ added, removed, changed }).filter(([, count]) => count > 0);
  return parts
    .map(([verb, count], at) => `${verb} ${count}${at > 0 ? '' : count === 1 ? ' person' : ' people'}`)
    .join(', ');
}

/** Returns a value as a screen says it. */
export function valueWords(field: string, value: unknown): string {
  if (value === undefined) return 'unknown';
  if (field === 'signUp') return closingWords(readSignUp(value));
  if (field === 'waitingList' && (value === null || typeof value === 'number'))
    return waitingListWords(value);
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  const text = String(value);
  if (/(Logo|Image|logoPath)$/.test(field)) return 'Picture';
  if (field === 'time') return formatTime(text);
  if (/^\d{4}-\d\d-\d\d/.test(text)) return formatDayLong(text.slice(0, 10)) || text;
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** Returns how one signs up on this site, by the reader's clock. */
function closingWords(signUp: SignUp | null): string {
  if (!signUp || (!signUp.open && signUp.closesAt === 0)) return 'not on this site';
  const at = signUp.closesAt > 0 && formatInstant(new Date(signUp.closesAt));
  return ['on this site,', signUp.open ? 'until' : 'closed', at || 'staff close it'].join(' ');
}
