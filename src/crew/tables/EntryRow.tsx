import { useEffect, useId, useRef } from 'react';
import { isOut, oddText, type TableEntry } from '../../domain/night/captain/tableEntry.ts';
import type { SheetSeat } from '../../domain/night/captain/tableSheet.ts';
import { chipsText } from '../../domain/night/captain/tableWords.ts';
import type { NightPlan } from '../../domain/night/format/nightPlan.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Seats.module.css';
import type { TypedField, Typing } from './useTyping.ts';

type Props = {
  seat: SheetSeat;
  entry: TableEntry;
  plan: NightPlan;
  typing: Typing;
  /** Whether somebody else broke in the same hand. */
  together: boolean;
  /** Whether a cut takes this seat out. */
  lowest: boolean;
};

/** The row of a seat on the sheet: a press anywhere on it types there. */
export function EntryRow({ seat, entry, plan, typing, together, lowest }: Props) {
  const { key, seat: number, no, name, count } = seat;
  const id = useId();
  const out = isOut(entry, key);
  const empty = entry.empty.includes(key);
  const odd = oddText(seat, entry, plan);
  const before = count?.hand ? `last ${chipsText(count.chips)}` : `start ${chipsText(plan.start)}`;
  const facts = [name === `#${no}` ? '' : `#${no}`, out || lowest ? '' : before];
  return (
    <li data-out={out || empty || undefined}>
      <label
        htmlFor={`${id}-chips`}
        className={`${staffLayout.row3} ${styles.row}`}
        data-active={isActive(typing, { key, part: 'chips' }) || undefined}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.who}>
          <strong>{name}</strong>
          <span className={`${staffLayout.wrappedNote} ${odd ? styles.odd : ''}`}>
            {(out || lowest) && <span className={styles.mark}>{out ? 'Out' : 'Lowest'}</span>}{' '}
            {odd || (empty ? emptyText(count) : facts.filter(Boolean).join(' · '))}
          </span>
        </span>
        <ChipsInput
          id={`${id}-chips`}
          label={`Seat ${number}, ${name}`}
          field={{ key, part: 'chips' }}
          entry={entry}
          typing={typing}
        />
      </label>
      {together && (
        <label
          htmlFor={`${id}-had`}
          className={`${staffLayout.row3} ${styles.row}`}
          data-active={isActive(typing, { key, part: 'had' }) || undefined}
        >
          <span className={styles.who}>
            <span className={staffLayout.wrappedNote}>Before that hand, seat {number} had</span>
          </span>
          <ChipsInput
            id={`${id}-had`}
            label={`Seat ${number}, ${name}, before that hand`}
            field={{ key, part: 'had' }}
            entry={entry}
            typing={typing}
          />
        </label>
      )}
    </li>
  );
}

const emptyText = (count: SheetSeat['count']) => (count?.hand ? 'They left' : 'No one came');

const isActive = ({ active }: Typing, { key, part }: TypedField) =>
  active?.key === key && active.part === part;

type InputProps = { id: string; label: string; field: TypedField; entry: TableEntry; typing: Typing };

/** The number of a row. The page has keys of its own, so that a phone shows no keyboard over them. */
function ChipsInput({ id, label, field, entry, typing }: InputProps) {
  const element = useRef<HTMLInputElement>(null);
  const active = isActive(typing, field);
  useEffect(() => {
    if (!active) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <input
      ref={element}
      id={id}
      className={styles.input}
      inputMode="none"
      autoComplete="off"
      aria-label={label}
      value={entry[field.part][field.key] ?? ''}
      onFocus={() => typing.setActive(field)}
      onChange={({ target }) => typing.type(field, target.value)}
      onKeyDown={(press) => {
        const step = arrowStep(press);
        if (press.key === 'Enter') typing.next();
        else if (step !== 0) typing.step(step);
        else return;
        press.preventDefault();
      }}
    />
  );
}
