import { Suspense } from 'react';
import type { CampusPlace } from '../../domain/campus/campusPlaces.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import layout from '../../ui/layout.module.css';
import { lazyPart } from '../../ui/lazyCode.ts';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './CampusPage.module.css';

// With it comes the database, which the map does without.
const HouseContacts = lazyPart(() => import('./HouseContacts.tsx'));

type Props = {
  collegeId: string;
  /** The chosen place, or null for none. */
  place: CampusPlace | null;
  /** What to do while nothing is chosen. */
  hint: string;
};

/** The chosen place in words and, for a house, the contacts of its chapter. */
export function PlaceCard({ collegeId, place, hint }: Props) {
  return (
    <div className={`${layout.card} ${staffLayout.stack3} ${styles.card}`}>
      <p role="status">
        {place ? (
          <>
            <strong>{place.letters ? `${place.name} (${place.letters})` : place.name}</strong> {place.about}
          </>
        ) : (
          hint
        )}
      </p>
      {place?.kind === 'house' && (
        <ErrorBoundary
          instead={<p role="alert">Failed to load contacts. Check your connection and reload the page.</p>}
        >
          <Suspense fallback={<p className={layout.muted}>Loading contacts…</p>}>
            <HouseContacts collegeId={collegeId} name={place.name} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
