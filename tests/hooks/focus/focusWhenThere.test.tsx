import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, StrictMode, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusWhenThere } from '../../../src/hooks/focus/useFocusWhenThere.ts';

const field = () => document.querySelector('input');

/** A press on the button asks for a field that the next press shows. */
function Late() {
  const [presses, setPresses] = useState(0);
  const focusOn = useFocusWhenThere();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (presses === 0) focusOn(field);
          setPresses(presses + 1);
        }}
      >
        Press {presses}
      </button>
      {presses > 1 && <input aria-label="Field" />}
    </>
  );
}

function AtOnce() {
  useFocusWhenThere(field);
  return <input aria-label="Field" />;
}

test('the focus waits for the element, and moves once', async () => {
  const user = userEvent.setup();
  render(<Late />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toBe(document.activeElement);
  await user.click(screen.getByRole('button'));
  expect(screen.getByLabelText('Field')).toBe(document.activeElement);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toBe(document.activeElement);
});

test('what is there from the beginning has the focus, and again when it comes back', () => {
  const shown = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <AtOnce />
      </Activity>
      <button type="button">Elsewhere</button>
    </StrictMode>
  );
  const { rerender } = render(shown('visible'));
  expect(screen.getByLabelText('Field')).toBe(document.activeElement);
  rerender(shown('hidden'));
  screen.getByRole('button').focus();
  rerender(shown('visible'));
  expect(screen.getByLabelText('Field')).toBe(document.activeElement);
});
