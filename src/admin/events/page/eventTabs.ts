import type { EventTab } from '../../../staffPaths.ts';

type Tab = { path: EventTab | ''; label: string };

/** The tabs of an event's page, in their order. */
export const tabs: readonly Tab[] = [
  { path: '', label: 'Overview' },
  { path: 'participants', label: 'Participants' },
  { path: 'tables', label: 'Tables' },
  { path: 'crew', label: 'Crew' },
  { path: 'bracket', label: 'Bracket' },
  { path: 'result', label: 'Result' },
  { path: 'history', label: 'History' },
];

/** The hash of the participants' address that opens their import. */
export const importHash = '#import';

/** Returns the tab of the rest of an address: '' for the overview; undefined for an unknown one. */
export function tabAt(rest: string): Tab | undefined {
  // What follows is a tab of the tab.
  const [name] = rest.split('/');
  return tabs.find(({ path }) => path === name);
}
