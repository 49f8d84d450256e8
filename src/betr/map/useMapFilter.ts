import { useNavigate } from 'react-router-dom';
import { conferenceName } from '../../domain/colleges/conferenceName.ts';
import { type MapFilter, readStageFilter, readState } from '../../domain/map/mapFilter.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';

export type MapFilterState = {
  filter: MapFilter;
  set: { [name in keyof MapFilter]: (text: string) => void };
  /** Takes all filters away, as one step of the history. */
  clear: () => void;
};

/** The filters of the map, kept in the address. */
export function useMapFilter(): MapFilterState {
  const [state, setState] = useUrlState('state', readState);
  const [conference, setConference] = useUrlState('conference', conferenceName);
  const [stage, setStage] = useUrlState('status', readStageFilter);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const navigate = useNavigate();
  return {
    filter: { state, conference, stage, search },
    set: {
      state: (text) => setState(readState(text)),
      conference: (text) => setConference(conferenceName(text)),
      stage: (text) => setStage(readStageFilter(text)),
      search: setSearch,
    },
    clear: () => {
      const after = new URLSearchParams(location.search);
      for (const name of ['state', 'conference', 'status', 'q']) after.delete(name);
      navigate({ search: after.toString() });
    },
  };
}
