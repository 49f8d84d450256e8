import { useCallback, useMemo } from 'react';
import { eventsById, eventsOn, serverSearch, storedSearch } from '../../data/staff/search/staffSearch.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { useLoaded } from '../../hooks/useLoaded.ts';
import { useToday } from '../../hooks/useToday.ts';
import { type Actions, localItems, type NamedScreen } from './localItems.ts';
import { Palette } from './Palette.tsx';
import type { PaletteField } from './PaletteFrame.tsx';
import { recentEvents } from './recentEvents.ts';

export type PaletteDialogProps = PaletteField & {
  level: Level;
  screens: readonly NamedScreen[];
  actions: Actions;
  onClose: () => void;
};

const noColleges: readonly ListedCollege[] = [];
const loadRecent = () => eventsById(recentEvents());
const loadColleges = () =>
  import('../../domain/lists/listedColleges.ts').then(
    ({ colleges }) => colleges,
    () => noColleges,
  );

/** The palette's lines with the console's data. */
function PaletteDialog({ level, screens, actions, ...props }: PaletteDialogProps) {
  const [search, stored] = useMemo(() => [serverSearch(level), storedSearch(level)], [level]);
  const listed = useLoaded(level === 'super' ? loadColleges : null) ?? noColleges;
  const recent = useLoaded(loadRecent) ?? [];
  const today = useToday();
  const doors = useCallback(() => eventsOn(today), [today]);
  return (
    <Palette
      {...props}
      local={localItems(screens, level, actions)}
      search={search}
      storedSearch={stored}
      listed={listed}
      recent={recent}
      doors={doors}
    />
  );
}

export { PaletteDialog as Component };
