import type { Level } from '../../domain/session/staffSession.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staffPaths.ts';
import type { PaletteItem } from './paletteItems.ts';

/** A screen of the console, as far as the palette needs it. */
export type NamedScreen = { label: string; title: string; path: string; inner?: boolean };

/** What the palette's actions call. */
export type Actions = { onCreate: () => void; onShortcuts: () => void; onLogOut: () => void };

/** Returns the lines that need no server: the screens of a level, and the actions. */
export function localItems(
  screens: readonly NamedScreen[],
  level: Level,
  { onCreate, onShortcuts, onLogOut }: Actions,
): PaletteItem[] {
  const screen = (label: string, to: string, detail = ''): PaletteItem => ({
    key: `screen ${to}`,
    group: 'Screens',
    label,
    detail,
    does: { to },
  });
  const action = (
    key: string,
    label: string,
    does: PaletteItem['does'],
    more: Partial<PaletteItem> = {},
  ) => ({
    key,
    group: 'Actions' as const,
    label,
    detail: '',
    does,
    ...more,
  });
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
    action('create', 'Create Event', { run: onCreate }, { shortcut: 'C' }),
    action('door', "Go to today's door", { run: () => {} }, { detail: 'Participants and check-in' }),
    action('pending', 'Pending requests', { to: `${staffPaths.adminScreen('requests')}?status=pending` }),
    action('shortcuts', 'Keyboard shortcuts', { run: onShortcuts }, { shortcut: '?' }),
    action('logout', 'Log out', { run: onLogOut }),
  ];
}
