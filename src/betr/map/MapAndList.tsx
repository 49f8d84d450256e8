import { useCallback, useMemo, useRef, useState } from 'react';
import { stateNames } from '../../domain/colleges/stateNames.ts';
import { inOrder, listOrders, markersInView } from '../../domain/map/inView.ts';
import type { MapChoice } from '../../domain/map/mapChoices.ts';
import type { MapCollege } from '../../domain/map/mapCollege.ts';
import { mapMarkers } from '../../domain/map/mapMarkers.ts';
import type { MapShapes } from '../../domain/map/mapShapes.ts';
import { placesIn } from '../../domain/map/statePlaces.ts';
import { centered, fitted, wholeCanvas } from '../../domain/map/view.ts';
import { useStore } from '../../hooks/useStore.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { CollegeList } from './CollegeList.tsx';
import { type Active, nothingActive } from './drawing/active.ts';
import { MapPanel } from './drawing/MapPanel.tsx';
import { createMapView } from './drawing/mapView.ts';

type Props = {
  /** Two letters, '' for the country. */
  state: string;
  /** Whose map it is, and the map; null while it is loading. */
  choice: MapChoice;
  shapes: MapShapes | null;
  /** Null while they are loading. */
  colleges: readonly MapCollege[] | null;
  /** The college that the list can be ordered from, whatever the filters. */
  from: MapCollege | undefined;
  /** The number without the filters. */
  total: number;
  onChoose: (id: string) => void;
  onClear: () => void;
};

const readOrder = (text: string) => listOrders.find((order) => order === text) ?? 'name';
const readScope = (text: string) => (text === 'all' ? 'all' : '');

/**
 * The map and the list of the colleges in its visible part. A state without a map of its own is shown on the
 * country's.
 */
export function MapAndList({ state, choice, shapes, colleges, from, total, onChoose, onClear }: Props) {
  const [view] = useState(() => createMapView(choice === state ? wholeCanvas : fitted(placesIn(state))));
  const [active, setActive] = useState<Active>(nothingActive);
  const [order, setOrder] = useUrlState('sort', readOrder, { replace: true });
  const [scope, setScope] = useUrlState('list', readScope, { replace: true });
  const seen = useStore(view.settled);
  const [panel, list] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];

  const fromCountry = shapes?.fromCountry;
  const markers = useMemo(
    () => (fromCountry && colleges ? mapMarkers(colleges, fromCountry) : []),
    [colleges, fromCountry],
  );
  const inView = useMemo(() => markersInView(markers, seen), [markers, seen]);
  const listed = useMemo(() => {
    const sorted = inOrder(scope === 'all' ? markers : inView, order, seen.view, from);
    return sorted.map(({ college }) => college);
  }, [markers, inView, scope, order, seen, from]);
  // Without a map the list has everything.
  const unplaced = useMemo(
    () => colleges?.filter(({ at }) => at === null || !fromCountry) ?? [],
    [colleges, fromCountry],
  );

  const pick = useCallback(
    (id: string) => {
      const marker = markers.find(({ college }) => college.id === id);
      // At the lowest zooms everything is in view, and the country would only move aside.
      if (marker && view.now().zoom > 1) view.change((now) => centered(now, marker.at));
      onChoose(id);
    },
    [markers, view, onChoose],
  );

  return (
    <>
      <MapPanel
        ref={panel}
        name={state === '' ? 'the United States' : (stateNames[state] ?? state)}
        shapes={shapes}
        markers={markers}
        view={view}
        active={active}
        onActive={setActive}
        onChoose={onChoose}
        onList={() => goTo(list.current)}
      />
      <CollegeList
        ref={list}
        colleges={colleges && { listed, unplaced }}
        inView={inView.length}
        found={colleges?.length ?? 0}
        total={total}
        order={order}
        from={from}
        onOrder={(text) => setOrder(readOrder(text))}
        scope={scope}
        onScope={(text) => setScope(readScope(text))}
        active={active}
        onActive={setActive}
        onChoose={pick}
        onClear={onClear}
        onReset={() => view.change(() => view.home)}
        onMap={() => goTo(panel.current)}
      />
    </>
  );
}

/** Scrolls to a part of the page and moves the focus there. */
function goTo(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
}
