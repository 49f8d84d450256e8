import { use } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import type { Settled } from '../../lib/settling.ts';
import { paths } from '../../paths.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { unasked } from '../search/comingEvents.ts';
import { FindHead } from './FindHead.tsx';
import { FoundEvents } from './FoundEvents.tsx';
import type { Answer } from './search.ts';
import type { Search } from './searchData.ts';
import { TextSearch } from './TextSearch.tsx';

/** The search for events: by what was typed, or the events of the group in the address. */
function FindPage({ data, reload }: PageProps<Promise<Search>>) {
  const { kind, id = '' } = useParams();
  const [typed] = useUrlText('q');
  const bare = kind === undefined && typed.trim() === '';
  const { answers, coming } = use(data);
  // Before anything is typed there is nothing to fetch the list of schools for.
  const answer = useSnapshot<Settled<Answer>>(bare ? unasked : answers);
  useFocusKept(`${kind}/${id} ${answer.status}`);
  if (kind === undefined) return <TextSearch typed={typed.trim()} {...{ answer, coming }} onRetry={reload} />;
  if (answer.status === 'ready') {
    const { found } = answer.value;
    if (found) return <FoundEvents key={`${kind}/${id}`} {...found} onRetry={reload} />;
    // An address of no group is a search for its words.
    return <Navigate to={paths.find(id.replaceAll('-', ' '))} replace />;
  }
  const failed = answer.status === 'failed';
  return (
    <>
      <PageTitle title={failed ? 'Events' : null} />
      <FindHead>Events</FindHead>
      {failed && <FailedNotice message="Failed to load events. Please try again later." onRetry={reload} />}
    </>
  );
}

export { FindPage as Component };
