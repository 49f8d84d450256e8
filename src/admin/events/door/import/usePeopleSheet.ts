import { useDeferredValue, useMemo, useState } from 'react';
import { completions } from '../../../../domain/participants/completions.ts';
import { importPlan } from '../../../../domain/participants/importPlan.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import type { PersonColumns } from '../../../../domain/participants/personColumns.ts';
import { readPeople } from '../../../../domain/participants/readPeople.ts';
import { readSheetFile } from '../../../../domain/sheet/sheetFile.ts';
import { type Place, placed } from './placed.ts';

type Given = {
  /** All people on the list. */
  people: readonly Participant[];
  /** The school of the event, '' for none. */
  host: string;
  place: Place;
};

/** Returns the sheet that someone pasted or chose, what its rows say, and what an import of it does. */
export function usePeopleSheet({ people, host, place }: Given) {
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [refusal, setRefusal] = useState('');
  const [skipping, setSkipping] = useState(false);
  const [filling, setFilling] = useState(true);
  const [homeChosen, setHomeChosen] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<{ of: string; columns: PersonColumns } | null>(null);
  const text = file?.content ?? typed;
  const read = useDeferredValue(text);
  const head = read
    .trimStart()
    .split(/[\r\n]/, 1)
    .join();
  // What was chosen stays while more rows come below the same headings.
  const columns = chosen?.of === head ? chosen.columns : undefined;
  const reading = useMemo(() => readPeople(read, columns), [read, columns]);
  const plan = useMemo(() => importPlan(reading.people, people), [reading, people]);
  const sure = plan.fresh.filter(({ maybe }) => maybe === undefined);
  const fresh = skipping ? sure : plan.fresh;
  // Where a form asks for the chapter alone, everyone is at home.
  const { school = [], chapter = [] } = reading.columns ?? {};
  const atHome = homeChosen ?? (chapter.length > 0 && school.length === 0);
  const home = atHome ? host : '';
  const said = useMemo(
    () => completions(placed(reading.people, home, place), people),
    [reading, home, place, people],
  );
  const added = useMemo(() => placed(fresh, home, place), [fresh, home, place]);

  async function choose(picked: File) {
    const found = await readSheetFile(picked);
    setRefusal('refused' in found ? found.refused : '');
    setFile('refused' in found ? null : { name: picked.name, content: found.text });
  }

  return {
    typed,
    type: (next: string) => {
      setRefusal('');
      setTyped(next);
    },
    /** The file in place of what is typed. */
    file,
    refusal,
    choose,
    clear: () => setFile(null),
    /** The text that was read last; another one while it is still being read. */
    read,
    isRead: read === text,
    reading,
    chooseColumns: (next: PersonColumns) => setChosen({ of: head, columns: next }),
    plan: { ...plan, fresh },
    /** The new people with their school and chapter. */
    added,
    filled: filling ? said : [],
    /** How many name no school, may be on the list twice, or are on it with something unknown. */
    counts: {
      schoolless: reading.people.filter(({ collegeName }) => collegeName === undefined).length,
      maybes: plan.fresh.length - sure.length,
      said: said.length,
    },
    atHome,
    setHome: setHomeChosen,
    filling,
    setFilling,
    skipping,
    setSkipping,
  };
}

export type PeopleSheet = ReturnType<typeof usePeopleSheet>;
