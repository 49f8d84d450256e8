import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EventGroup } from '../../domain/find/eventGroup.ts';
import { groupsFor } from '../../domain/find/eventGroups.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { paths } from '../../paths.ts';
import { ChoiceList, choiceId } from '../../ui/ChoiceList.tsx';
import { kindWords, listedName } from './kindWords.ts';

export type FindChoicesProps = { input: HTMLInputElement };

/**
 * The suggestions below the search (ARIA combobox). The input is drawn without this code, so it is wired up
 * here.
 */
function FindChoices({ input }: FindChoicesProps) {
  const id = useId();
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState(-1);
  const navigate = useNavigate();
  const choices = open ? groupsFor(typed) : [];
  const active = choices[at];
  const shown = choices.length > 0;

  function choose({ kind, id: group }: EventGroup) {
    setOpen(false);
    navigate(paths.found(kind, group));
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step) {
      event.preventDefault();
      setOpen(true);
      // With none active, the field itself has its turn between the last choice and the first.
      if (shown) setAt(((at + 1 + step + choices.length + 1) % (choices.length + 1)) - 1);
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
      setAt(-1);
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
        drawn={(choice) => ({
          key: `${choice.kind}/${choice.id}`,
          text: listedName(choice),
          about: kindWords(choice),
        })}
        onChoose={choose}
      />
    </>
  );
}

export { FindChoices as Component };
