import { useMemo } from 'react';
import type { Search } from '../../data/staff/search/searching.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { searchQuery } from '../../domain/search/searchQuery.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import {
  eventItem,
  foundItems,
  inGroups,
  listedSearch,
  matchingItems,
  type PaletteItem,
} from './paletteItems.ts';
import type { useDoors } from './useDoors.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

type Sources = {
  search: Search;
  storedSearch: Search;
  listed: readonly ListedCollege[];
  recent: readonly FoundEvent[];
  /** Screens and actions. */
  local: readonly PaletteItem[];
  today: ReturnType<typeof useDoors>;
  go: (to: string) => void;
};

/**
 * Looks for what is typed. Returns the lines of the palette in their groups, what was used lately where
 * nothing is typed, with the query and the state of the search.
 */
export function usePaletteItems(typed: string, { listed, local, today, ...sources }: Sources) {
  const online = useOnline();
  const asked = useMemo(() => searchQuery(typed), [typed]);
  const found = usePaletteSearch(asked, online ? sources.search : sources.storedSearch);
  const colleges = useMemo(() => listedSearch(listed), [listed]);
  const own = local.map((item) =>
    item.tab ? { ...item, does: { run: () => void today.look(item.tab, sources.go) } } : item,
  );
  const todays = today.events.map((event) => eventItem(event, "Today's events", today.tab));
  return { asked, found, items: inGroups(itemsNow()) };

  function itemsNow(): PaletteItem[] {
    if (asked.key === '') {
      const lately = sources.recent.map((event) => eventItem(event, 'Recent events'));
      return [...lately, ...todays, ...own.filter(({ hidden }) => !hidden)];
    }
    const hits = foundItems(found.hits, asked, listed);
    // Until the server has answered, only what certainly fits is shown of the answer before.
    const sure = found.status === 'ready' ? hits : matchingItems(hits, asked);
    return [...sure, ...colleges(asked), ...matchingItems([...todays, ...own], asked)];
  }
}
