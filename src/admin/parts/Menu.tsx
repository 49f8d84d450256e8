import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useDisclosure } from '../../hooks/useDisclosure.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import styles from './Menu.module.css';

export type MenuItem = { label: string; run: () => void; danger?: boolean };

type Props = {
  /** The text of the button; `name` is its accessible name where the text alone is unclear. */
  children: ReactNode;
  name?: string;
  id?: string;
  className?: string | undefined;
  /** Opens the list below the start of the button, for one at the start of a line. */
  atStart?: boolean;
  items: readonly MenuItem[];
};

/** A button that opens a list of actions. The arrow keys move through them; Escape returns to the button. */
export function Menu({ children, name, id, className, atStart, items }: Props) {
  const list = useId();
  const { open, setOpen, root, button } = useDisclosure<HTMLDivElement, HTMLButtonElement>();

  function move(event: KeyboardEvent): void {
    const step = arrowStep(event);
    if (step === 0) return;
    event.preventDefault();
    setOpen(true);
    // The list may open only now; its items exist after the next frame.
    requestAnimationFrame(() => {
      const choices = [...(root.current?.querySelectorAll<HTMLElement>('li > button') ?? [])];
      const now = choices.findIndex((choice) => choice.matches(':focus'));
      const next = now < 0 && step < 0 ? -1 : now + step;
      choices.at(next % choices.length)?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div ref={root} className={styles.menu} onKeyDown={move}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className ?? buttonClass('plain')}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <ul id={list} className={styles.items} data-at-start={atStart}>
          {items.map(({ label, run, danger }) => (
            <li key={label}>
              <button
                type="button"
                className={danger ? styles.danger : undefined}
                onClick={() => {
                  setOpen(false);
                  button.current?.focus();
                  run();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
