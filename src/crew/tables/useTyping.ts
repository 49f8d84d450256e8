import { useState } from 'react';
import { chipsOf, longestStack, type TableEntry } from '../../domain/night/captain/tableEntry.ts';
import type { SheetSeat } from '../../domain/night/captain/tableSheet.ts';

/** A field of the sheet: the chips of a seat, or what it had before it went out. */
export type TypedField = { key: string; part: 'chips' | 'had' };

type Options = {
  rows: readonly SheetSeat[];
  /** The seats that broke in the same hand, which are asked what they had. */
  together: readonly SheetSeat[];
  entry: TableEntry;
  first: string;
  onChange: (entry: TableEntry) => void;
};

export type Typing = ReturnType<typeof useTyping>;

/** Types into one field of the sheet at a time, by the page's own keys or a keyboard. */
export function useTyping({ rows, together, entry, first, onChange }: Options) {
  const fields: TypedField[] = rows.flatMap(({ key }) => [
    { key, part: 'chips' as const },
    ...(together.some((seat) => seat.key === key) ? [{ key, part: 'had' as const }] : []),
  ]);
  const isEmpty = ({ key, part }: TypedField) =>
    chipsOf(entry[part][key]) === null && !entry.empty.includes(key);
  const [chosen, setActive] = useState<TypedField | null>(
    () => fields.find(({ key }) => key === first) ?? fields.find(isEmpty) ?? fields[0] ?? null,
  );
  const is = (one: TypedField | null, two: TypedField) => one?.key === two.key && one.part === two.part;
  const active = fields.find((field) => is(chosen, field)) ?? fields[0] ?? null;
  const seat = rows.find(({ key }) => key === active?.key) ?? null;

  function type(field: TypedField, text: string): void {
    const digits = text
      .replace(/\D/g, '')
      .replace(/^0+(?=\d)/, '')
      .slice(0, longestStack);
    const empty = entry.empty.filter((key) => key !== field.key);
    onChange({ ...entry, empty, [field.part]: { ...entry[field.part], [field.key]: digits } });
  }
  const text = active ? (entry[active.part][active.key] ?? '') : '';

  return {
    active,
    /** The seat that is typed into. */
    seat,
    setActive,
    type,
    /** Adds a digit or two at the end. */
    add: (digits: string) => active && type(active, text + digits),
    erase: () => active && type(active, text.slice(0, -1)),
    /** Goes to the next field without a number, or to the one after this. */
    next: () => {
      const at = fields.findIndex((field) => is(active, field));
      const after = [...fields.slice(at + 1), ...fields.slice(0, at)];
      setActive(after.find(isEmpty) ?? fields[at + 1] ?? fields[at] ?? null);
    },
    /** Goes one field up or down. */
    step: (by: 1 | -1) => {
      const at = fields.findIndex((field) => is(active, field));
      setActive(fields[at + by] ?? active);
    },
    /** Marks the seat as out, or takes that back. */
    toggleOut: () => seat && onChange({ ...entry, out: toggled(entry.out, seat.key) }),
    /** Marks a seat that nobody came to, or takes that back. */
    toggleEmpty: () => {
      if (!seat) return;
      const chips = { ...entry.chips, [seat.key]: '' };
      onChange({ ...entry, chips, empty: toggled(entry.empty, seat.key) });
    },
    isOut: seat !== null && entry.out.includes(seat.key),
    isEmptySeat: seat !== null && entry.empty.includes(seat.key),
    mayBeEmpty: seat !== null && seat.count === null && !entry.playOff,
  };
}

function toggled(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
}
