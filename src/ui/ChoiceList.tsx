import type { Ref } from 'react';
import styles from './ChoiceList.module.css';

/** A choice as it is drawn: its text, and a short description if it has one. */
export type Choice = { key: string; text: string; about?: string | undefined };

type Props<C> = {
  id: string;
  ref?: Ref<HTMLDivElement>;
  label: string;
  choices: readonly C[];
  /** The index of the marked choice, -1 for none. */
  at: number;
  drawn: (choice: C) => Choice;
  onChoose: (choice: C) => void;
};

/** Returns the id of a choice of the list, for `aria-activedescendant`. */
export const choiceId = (list: string, at: number) => `${list}-${at}`;

/** The choices below an input, which keeps the focus and handles the keyboard (ARIA list box). */
export function ChoiceList<C>({ id, ref, label, choices, at, drawn, onChoose }: Props<C>) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={choices.length === 0}
    >
      {choices.map((choice, index) => {
        const { key, text, about } = drawn(choice);
        return (
          // The input handles the keyboard.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={key}
            ref={index === at ? intoView : undefined}
            id={choiceId(id, index)}
            role="option"
            aria-selected={index === at}
            // The input keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            {text}
            {about && <span>{about}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls as little as shows the element. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
