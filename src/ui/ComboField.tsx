import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { arrowStep } from '../lib/arrowStep.ts';
import { ChoiceList, choiceId, intoView } from './ChoiceList.tsx';
import styles from './ComboField.module.css';
import { FieldFrame } from './FieldFrame.tsx';

/** A choice, with a short description if it has one, and a key where several have the same text. */
export type ComboChoice = { value: string; about?: string; key?: string };

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  /** The choices for what is typed, best first. */
  choicesFor: (typed: string) => readonly ComboChoice[];
  onChange: (value: string) => void;
  /** Called after `onChange` when a choice is taken from the list. */
  onChoose?: (choice: ComboChoice) => void;
  /** Whether Enter takes the first choice when none is marked; for a field that takes no other text. */
  takesFirst?: boolean;
};

/**
 * An input with a list of choices that match what is typed (ARIA combobox). Any other text may be typed too.
 */
export function ComboField(props: Props) {
  const { id, label, hint, error, value, choicesFor, onChange, onChoose, onBlur, ...rest } = props;
  const { takesFirst = false, ...input } = rest;
  const list = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const [typed, setTyped] = useState(false);
  // Opened without typing, the list shows every choice: the current value doesn't filter it.
  const choices = open ? choicesFor(typed ? value : '') : [];
  const active = choices[at];
  const shown = open && choices.length > 0;
  const choiceList = useRef<HTMLDivElement>(null);

  // At the end of a dialog it would open behind the buttons.
  useEffect(() => {
    if (shown) intoView(choiceList.current);
  }, [shown]);

  function show() {
    setTyped(false);
    setOpen(true);
    setAt(-1);
  }
  function choose(choice: ComboChoice) {
    onChange(choice.value);
    onChoose?.(choice);
    setOpen(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (step !== 0) {
      event.preventDefault();
      if (!open) show();
      else if (choices.length > 0) setAt((at + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && shown) {
      event.preventDefault();
      const taken = active ?? (takesFirst ? choices[0] : undefined);
      if (taken) choose(taken);
      else setOpen(false);
    } else if (event.key === 'Escape' && shown) {
      // Escape closes the list, not the dialog around it.
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className={styles.combo}>
      <FieldFrame id={id} label={label} hint={hint} error={error}>
        {(framed) => (
          <input
            autoComplete="off"
            {...input}
            {...framed}
            role="combobox"
            aria-expanded={shown}
            aria-controls={shown ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active && choiceId(list, at)}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setTyped(true);
              setOpen(true);
              setAt(-1);
            }}
            onClick={show}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              setOpen(false);
              onBlur?.(event);
            }}
          />
        )}
      </FieldFrame>
      <ChoiceList
        ref={choiceList}
        id={list}
        label={`${label}: choices`}
        choices={choices}
        at={at}
        drawn={({ key, value: text, about }) => ({ key: key ?? text, text, about })}
        onChoose={choose}
      />
    </div>
  );
}
