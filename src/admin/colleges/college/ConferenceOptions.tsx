import { colleges } from '../../../domain/lists/listedColleges.ts';

const conferences = [...new Set(colleges.map(({ conference }) => conference))].sort();

/** The conferences of Division I as suggestions while typing. */
export function ConferenceOptions({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {conferences.map((conference) => (
        <option key={conference} value={conference} />
      ))}
    </datalist>
  );
}
