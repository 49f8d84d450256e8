import type { KnownNames } from '../../domain/participants/knownNames.ts';
import { isSamePlace, type TypedPlace } from '../../domain/participants/placeOf.ts';
import { matchesSearch } from '../../domain/text/searchText.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import { type ComboChoice, ComboField } from '../../ui/ComboField.tsx';
import formLayout from '../../ui/formLayout.module.css';
import styles from './PersonDialog.module.css';

type Props = {
  value: TypedPlace;
  onChange: (value: TypedPlace) => void;
  errors: { [field in keyof TypedPlace]?: { message?: string } | undefined };
  /** The places that a person may be of, the likeliest first. */
  likely: readonly TypedPlace[];
  names: KnownNames | null;
};

const nowhere: TypedPlace = { collegeName: '', chapterName: '' };
/** How many places can be taken with one press. */
const quick = 4;

/** The fields for a person's school and chapter; the likeliest ones take one press. */
export function SchoolFields({ value, onChange, errors, likely, names }: Props) {
  const { collegeName, chapterName } = value;
  const schools = likely.map((place) => place.collegeName);
  const here = likely.filter((place) => place.collegeName === collegeName);
  const chapters = (here.length > 0 ? here : likely).map((place) => place.chapterName);
  const offers = likely.slice(0, quick);

  function take(text: string) {
    const place = offers.find((offer) => placeText(offer) === text) ?? nowhere;
    // A second press takes it back.
    onChange(isSamePlace(place, value) ? nowhere : place);
  }

  return (
    <>
      {offers.length > 0 && (
        <ButtonGroup
          label="School and chapter, with one press"
          className={`${formLayout.picked} ${styles.quick}`}
          options={offers.map((place) => [placeText(place), placeText(place)] as const)}
          value={placeText(offers.find((place) => isSamePlace(place, value)) ?? value)}
          onChange={take}
        />
      )}
      <div className={styles.places}>
        <ComboField
          label="School (optional)"
          value={collegeName}
          error={errors.collegeName?.message}
          choicesFor={(typed) => choices(schools, names?.schools, typed)}
          onChange={(next) => onChange({ ...value, collegeName: next })}
        />
        <ComboField
          label="Chapter (optional)"
          value={chapterName}
          error={errors.chapterName?.message}
          choicesFor={(typed) => choices(chapters, names?.fraternities, typed)}
          onChange={(next) => onChange({ ...value, chapterName: next })}
        />
      </div>
    </>
  );
}

/** Returns a place in words: 'Sigma Chi, Purdue University'. */
function placeText({ collegeName, chapterName }: TypedPlace): string {
  return [chapterName, collegeName].filter(Boolean).join(', ');
}

/** Returns the likely names that match, then all others that the lists know. */
function choices(
  likely: readonly string[],
  known: ((typed: string) => ComboChoice[]) | undefined,
  typed: string,
): ComboChoice[] {
  const first = [...new Set(likely)].filter((name) => name !== '' && matchesSearch(typed, name));
  const others = (known?.(typed) ?? []).filter(({ value }) => !first.includes(value));
  return [...first.map((value) => ({ value })), ...others];
}
