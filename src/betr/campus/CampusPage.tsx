import { useMemo, useRef } from 'react';
import { campusPlaces } from '../../domain/campus/campusPlaces.ts';
import { type MapType, mapTypes, readMapType } from '../../domain/campus/mapTypes.ts';
import { type Campus, campuses } from '../../domain/lists/campuses.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import layout from '../../ui/layout.module.css';
import { SelectField } from '../../ui/SelectField.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { CampusMap } from './CampusMap.tsx';
import styles from './CampusPage.module.css';
import { mapsSettings } from './mapsSettings.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { PlaceList } from './PlaceList.tsx';

const readCampus = (text: string) =>
  campuses.find(({ collegeId }) => collegeId === text)?.collegeId ?? campuses[0]?.collegeId ?? '';
// Without a key Google's maps can't be shown, so the drawn map opens first.
const readType = (text: string) => readMapType(text, mapsSettings.key ? 'simple' : 'static');
const hasMap = (type: MapType) => type === 'static' || mapsSettings.key !== '';

/**
 * Campus View (specification 2.19): houses and landmarks of a campus on a map, and beside it the same places
 * as a list.
 */
function CampusPage() {
  const [id, setId] = useUrlState('campus', readCampus);
  const [type, setType] = useUrlState<MapType>('map', readType);
  const [chosen, setChosen] = useUrlText('place', { replace: true });
  const campus = campuses.find(({ collegeId }) => collegeId === id);
  const figure = useRef<HTMLElement>(null);
  if (!campus) return null;

  return (
    <>
      <div className={`${staffLayout.stack3} ${styles.controls}`}>
        <SelectField
          label="College"
          value={id}
          options={campuses.map(({ collegeId, name }) => [collegeId, name] as const)}
          onChange={(value) => {
            setId(readCampus(value));
            setChosen('');
          }}
        />
        <SelectField
          label="Map type"
          value={type}
          options={mapTypes}
          onChange={(value) => setType(readType(value))}
        />
      </div>
      <View
        key={id}
        campus={campus}
        type={type}
        chosen={chosen}
        figure={figure}
        onChoose={(place, fromList) => {
          setChosen(place === chosen ? '' : place);
          // On a phone the map is above the list.
          if (fromList && place !== chosen) figure.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <p className={`${layout.note} ${styles.note}`}>
        These four campuses are samples. The landmarks are real; the houses, their members and their colors
        are made up, and the streets are a sketch.
      </p>
    </>
  );
}

type ViewProps = {
  campus: Campus;
  type: MapType;
  chosen: string;
  figure: React.RefObject<HTMLElement | null>;
  onChoose: (place: string, fromList: boolean) => void;
};

function View({ campus, type, chosen, figure, onChoose }: ViewProps) {
  const places = useMemo(() => campusPlaces(campus), [campus]);
  const place = places.find(({ id }) => id === chosen) ?? null;
  return (
    <div className={styles.view}>
      <figure ref={figure} className={styles.figure}>
        <CampusMap
          type={type}
          campus={campus}
          places={places}
          chosen={place}
          onChoose={(id) => onChoose(id, false)}
        />
        <figcaption>
          <PlaceCard
            collegeId={campus.collegeId}
            place={place}
            hint={hasMap(type) ? 'Pick a marker or a name.' : 'Pick a name.'}
          />
        </figcaption>
      </figure>
      <PlaceList places={places} chosen={place} onChoose={(id) => onChoose(id, true)} />
    </div>
  );
}

export { CampusPage as Component };
