import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ComboField } from '../../src/ui/ComboField.tsx';

function Suit() {
  const [value, setValue] = useState('');
  const suits = ['Spades', 'Hearts'].map((suit) => ({ value: suit }));
  return (
    <ComboField
      label="Suit"
      value={value}
      onChange={setValue}
      choicesFor={(typed) => suits.filter((suit) => suit.value.toLowerCase().startsWith(typed))}
    />
  );
}

test('the choices come into view when they open, once, and not when there are none', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<Suit />);
  const field = screen.getByRole('combobox', { name: 'Suit' });
  fireEvent.change(field, { target: { value: 'x' } });
  expect(shown).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: 's' } });
  expect(shown.mock.contexts).toEqual([screen.getByRole('listbox')]);
  fireEvent.change(field, { target: { value: 'sp' } });
  expect(shown).toHaveBeenCalledTimes(1);
});
