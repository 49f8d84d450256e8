import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useDisclosure } from '../../hooks/useDisclosure.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { intoView } from '../../ui/ChoiceList.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './Menu.module.css';

export type MenuItem = { label: string; run: () => void; danger?: boolean; disabled?: boolean };
/** Leads to a path of the app, or to a URL in a new tab. */
type MenuLink = { label: string; to: string };

type Props = {
  /** The text of the button; `name` is its accessible name where the text alone is unclear. */
  children: ReactNode;
  name?: string;
  id?: string;
  className?: string | undefined;
  /** Opens the list below the start of the button, for one at the start of a line. */
  atStart?: boolean;
  items: readonly (MenuItem | MenuLink)[];
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
      const choices = [...(root.current?.querySelectorAll<HTMLElement>('li > :enabled, li > a') ?? [])];
      const now = choices.findIndex((choice) => choice.matches(':focus'));
      const next = now < 0 && step < 0 ? -1 : now + step;
      choices.at(next % choices.length)?.focus();
    });
  }

  function choose(): void {
    setOpen(false);
    button.current?.focus();
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
        <ul ref={intoView} id={list} className={styles.items} data-at-start={atStart}>
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} onChosen={choose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ item, onChosen }: { item: MenuItem | MenuLink; onChosen: () => void }) {
  const { label } = item;
  if ('run' in item)
    return (
      <button
        type="button"
        className={item.danger ? styles.danger : undefined}
        disabled={item.disabled}
        onClick={() => {
          onChosen();
          item.run();
        }}
      >
        {label}
      </button>
    );
  if (item.to.startsWith('/'))
    return (
      <Link to={item.to} onClick={onChosen}>
        {label}
      </Link>
    );
  return (
    <a href={item.to} target="_blank" rel="noreferrer" onClick={onChosen}>
      {label}
    </a>
  );
}
