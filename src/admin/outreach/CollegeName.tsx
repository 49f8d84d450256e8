import { useMemo } from 'react';
import { watchCollege } from '../../data/staff/colleges.ts';
import { colleges } from '../../domain/lists/colleges.ts';
import { useLive } from '../../hooks/useLive.ts';

const listed = new Map(colleges.map(({ id, name }) => [id, name]));

/** The name of a college, from the list of colleges or, for one that staff added, from its record. */
export function CollegeName({ id }: { id: string }) {
  return listed.get(id) ?? <StoredName id={id} />;
}

function StoredName({ id }: { id: string }) {
  const source = useMemo(() => watchCollege(id), [id]);
  const live = useLive(source);
  return (live.status === 'ready' && live.data.item?.name) || id;
}
