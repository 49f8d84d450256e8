import type { Level } from '../../domain/session/staffSession.ts';
import { type Theme, themes } from '../../lib/theme.ts';
import { paths } from '../../paths.ts';
import { type EventTab, staffPaths } from '../../staffPaths.ts';
import type { PaletteItem } from './paletteItems.ts';

/** A screen of the console, as far as the palette needs it. */
export type NamedScreen = { label: string; title: string; path: string; inner?: boolean };

/** What the palette's actions call. */
export type Actions = {
  onCreate: () => void;
  onDownload: () => void;
  onShortcuts: () => void;
  onLogOut: () => void;
  onTheme: (theme: Theme) => void;
};

/** Returns the lines that need no server: the screens of a level, and the actions. */
export function localItems(
  screens: readonly NamedScreen[],
  level: Level,
  { onCreate, onDownload, onShortcuts, onLogOut, onTheme }: Actions,
): PaletteItem[] {
  return [
    ...screens
      .filter(({ inner }) => !inner)
      .map(({ label, title, path }) =>
        screen(label, `${paths.admin()}/${path}`, title.includes(label) ? '' : title),
      ),
    screen('Pipeline', staffPaths.pipeline(), 'Board of Manage Events'),
    screen(
      'Upgrade older documents',
      staffPaths.upgrade(),
      level === 'super' ? 'Also fills in what search needs' : '',
    ),
    hidden('Season: players', `${at('season')}?view=players`, 'Join records, hide names'),
    hidden('Season: points', `${at('season')}?view=rule`, 'How many results count', 'rule'),
    hidden('Export events', at('events'), 'Manage Events, Export CSV', 'download backup'),
    ...(level === 'super' ? forSuper() : []),
    action('create', 'Create Event', { run: onCreate }, { shortcut: 'C', words: 'new add' }),
    { ...today('door', 'participants', 'door', 'list'), detail: 'Participants and check-in' },
    { ...today('tables', 'tables', 'tables', 'draw night'), hidden: true },
    { ...today('crew', 'crew', 'crew', 'helpers phones link'), hidden: true },
    action('pending', 'Pending requests', { to: `${at('requests')}?status=pending` }),
    ...(level === 'super' ? [download(onDownload)] : []),
    ...themes.map((theme) =>
      action(`theme ${theme}`, themeNames[theme], { run: () => onTheme(theme) }, themeWords),
    ),
    action(
      'shortcuts',
      'Keyboard shortcuts',
      { run: onShortcuts },
      { shortcut: '?', words: 'settings keys' },
    ),
    action('logout', 'Logout', { run: onLogOut }, { words: 'log out sign out' }),
  ];
}

const at = staffPaths.adminScreen;

const screen = (label: string, to: string, detail = ''): PaletteItem => ({
  key: `screen ${to}`,
  group: 'Screens',
  label,
  detail,
  does: { to },
});
const action = (key: string, label: string, does: PaletteItem['does'], more: Partial<PaletteItem> = {}) => ({
  key,
  group: 'Actions' as const,
  label,
  detail: '',
  does,
  ...more,
});
const hidden = (label: string, to: string, detail: string, words = ''): PaletteItem => ({
  ...screen(label, to, detail),
  words,
  hidden: true,
});
const today = (key: string, tab: EventTab, what: string, words: string) =>
  action(key, `Go to today's ${what}`, { run: () => {} }, { tab, words: `tonight ${words}` });

const download = (run: () => void) =>
  action('download', 'Download everything', { run }, { detail: 'One zip file', words: 'backup export' });

function forSuper(): PaletteItem[] {
  const list = (name: string) => `${at('outreach')}?list=${name}`;
  return [
    hidden('Active Colleges', `${at('colleges')}?view=active`, 'With open events or contact'),
    hidden('Gone quiet', list('quiet'), 'Outreach'),
    hidden('Needs confirming', list('confirm'), 'Outreach'),
    hidden('Not reached yet', list('unreached'), 'Outreach'),
    hidden('Message templates', at('outreach'), 'Outreach, Templates'),
    hidden('Callers', at('outreach'), 'Outreach, Activity', 'activity'),
    hidden('Import or export chapters', at('outreach'), 'Outreach, CSV', 'download backup'),
    hidden('Import or export colleges', at('colleges'), 'Colleges, CSV', 'download backup'),
  ];
}

const themeNames: Record<Theme, string> = {
  system: 'Colors as on this device',
  light: 'Light mode',
  dark: 'Dark mode',
};
const themeWords = { words: 'settings theme', hidden: true };
