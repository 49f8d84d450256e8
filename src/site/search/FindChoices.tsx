import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { titledEvents } from '../../domain/find/eventGroup.ts';
import { groupsFor } from '../../domain/find/eventGroups.ts';
import { plainWords } from '../../domain/text/searchText.ts';
import { formatSoon } from '../../domain/time/format.ts';
import { useToday } from '../../hooks/useToday.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { paths } from '../../paths.ts';
import { ChoiceList, choiceId } from '../../ui/ChoiceList.tsx';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { type ComingEvents, comingEvents, unasked } from './comingEvents.ts';
import { kindWords, listedName } from './kindWords.ts';

export type FindChoicesProps = { input: HTMLInputElement; ask?: () => ComingEvents };

/**
 * The suggestions below the search (ARIA combobox): what the text may name, and events to come that are
 * called so. The input is drawn without this code, so it is wired up here.
 */
function FindChoices({ input, ask = comingEvents }: FindChoicesProps) {
  const id = useId();
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(true);
  // By its address: events that arrive later may take its place.
  const [marked, setMarked] = useState('');
  const navigate = useNavigate();
  const titled = useTitled(typed, ask);
  const today = useToday();
  const choices = open ? suggestions(typed, titled, today) : [];
  const at = choices.findIndex(({ to }) => to === marked);
  const active = choices[at];
  const shown = choices.length > 0;

  function choose({ to }: Suggestion) {
    setOpen(false);
    navigate(to);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step) {
      event.preventDefault();
      setOpen(true);
      // With none active, the field itself has its turn between the last choice and the first.
      const next = ((at + 1 + step + choices.length + 1) % (choices.length + 1)) - 1;
      if (shown) setMarked(choices[next]?.to ?? '');
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter') {
      setOpen(false);
    } else if (event.key === 'Escape' && shown) {
      // A second Escape clears the field.
      event.preventDefault();
      setOpen(false);
    }
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const change = () => {
      setTyped(input.value);
      setOpen(true);
      setMarked('');
    };
    // A key may have been pressed since the first render.
    setTyped(input.value);
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    input.addEventListener('input', change, { signal });
    input.addEventListener('click', () => setOpen(true), { signal });
    input.addEventListener('blur', () => setOpen(false), { signal });
    return () => stop.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(shown));
    if (shown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active) input.setAttribute('aria-activedescendant', choiceId(id, at));
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, shown, active, at]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {shown && (choices.length === 1 ? '1 suggestion' : `${choices.length} suggestions`)}
      </p>
      <ChoiceList
        id={id}
        label="Suggestions"
        choices={choices}
        at={at}
        drawn={({ to, text, about }) => ({ key: to, text, about })}
        onChoose={choose}
      />
    </>
  );
}

type Suggestion = { to: string; text: string; about: string };

const shownAtMost = 8;
const eventsAtMost = 3;

/** Returns what a text may mean: groups first, then the events that are called so. */
function suggestions(typed: string, titled: readonly TourEvent[], today: string): Suggestion[] {
  const called = titled.slice(0, eventsAtMost).map((event) => ({
    to: paths.event(event.id),
    text: eventTitle(event),
    about: `event · ${formatSoon(event, today)}`,
  }));
  const groups = groupsFor(typed).map((group) => ({
    to: paths.found(group.kind, group.id),
    text: listedName(group),
    about: kindWords(group),
  }));
  return [...groups.slice(0, shownAtMost - called.length), ...called];
}

/** From so many letters on, titles are looked through: one says nothing, and two are a state or initials. */
const telling = 3;

/** Returns the events to come that are called so; none while they aren't known. They're asked for once. */
function useTitled(typed: string, ask: () => ComingEvents): TourEvent[] {
  const [coming, setComing] = useState<ComingEvents>(unasked);
  const enough = plainWords(typed).length >= telling;
  useEffect(() => {
    if (enough) setComing((known) => (known === unasked ? ask() : known));
  }, [enough, ask]);
  const found = useSnapshot(coming);
  return enough && found.status === 'ready' ? titledEvents(found.value.items, typed) : [];
}

export { FindChoices as Component };
