import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { FoundList } from './FoundList.tsx';
import { MaybeSame } from './MaybeSame.tsx';
import styles from './Players.module.css';
import { ShownOtherwise } from './ShownOtherwise.tsx';
import { StaffPlayerPage } from './StaffPlayerPage.tsx';
import { usePlayerSearch } from './usePlayerSearch.ts';

/** The players: a search, those who are shown in a way of their own, records to join; or one record. */
export function PlayersView({ season, isSuper }: { season: string; isSuper: boolean }) {
  const [one, setOne] = useUrlText('player');
  const [typed, setTyped] = useUrlText('q', { replace: true });
  const search = usePlayerSearch(typed);
  useFocusKept(one);
  if (one)
    return <StaffPlayerPage key={one} id={one} isSuper={isSuper} onOpen={setOne} onAll={() => setOne('')} />;
  return (
    <>
      <div className={styles.search}>
        <SearchField label="Find a player" placeholder="Name or email" value={typed} onChange={setTyped} />
      </div>
      {search.status === 'idle' ? (
        <>
          <p className={styles.hint}>
            Everyone with results has a record here. To hide a name or show it another way, open theirs.
          </p>
          <ShownOtherwise onOpen={setOne} />
          {isSuper && <MaybeSame season={season} />}
        </>
      ) : (
        <FoundList search={search} onOpen={setOne} />
      )}
    </>
  );
}
