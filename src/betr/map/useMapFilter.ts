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
  /** The id of the college that the list is ordered from, '' for none. */
  near: string;
  /** Lists all colleges from one on, in place of its dialog. */
  listFrom: (collegeId: string) => void;
};

/** The filters of the map, kept in the address. */
export function useMapFilter(): MapFilterState {
  const [state, setState] = useUrlState('state', readState);
  const [conference, setConference] = useUrlState('conference', conferenceName);
  const [stage, setStage] = useUrlState('status', readStageFilter);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const [near] = useUrlText('near');
  const navigate = useNavigate();
  return {
    near,
    listFrom: (collegeId) => {
      const after = new URLSearchParams(location.search);
      after.delete('college');
      for (const [name, text] of [
        ['near', collegeId],
        ['sort', 'near'],
        ['list', 'all'],
      ] as const)
        after.set(name, text);
      navigate({ search: after.toString() }, { replace: true });
    },
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
