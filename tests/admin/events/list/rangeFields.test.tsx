import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RangeFields } from '../../../../src/admin/events/list/RangeFields.tsx';

const asked: string[] = [];
let goTo: (range: { from: string; to: string }) => void;

function Range({ start }: { start: string }) {
  const [range, setRange] = useState({ from: start, to: '' });
  goTo = setRange;
  return (
    <RangeFields
      {...range}
      onRange={(from, to) => {
        asked.push(`${from}..${to}`);
        setRange({ from, to });
      }}
    />
  );
}

function draw(start: string) {
  asked.length = 0;
  render(<Range start={start} />);
}

const field = (label: string) => screen.getByLabelText(label);

function enter(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
}

test('both ends can be set and emptied', () => {
  draw('2026-03-14');
  enter('To', '2026-04-30');
  enter('From', '');
  enter('To', '');
  expect(asked).toEqual(['2026-03-14..2026-04-30', '..2026-04-30', '..']);
});

test('a year that is being typed is not asked for yet', () => {
  draw('2026-03-14');
  for (const value of ['0002-03-14', '0020-03-14', '0202-03-14', '2027-03-14'])
    fireEvent.change(field('From'), { target: { value } });
  expect(asked).toEqual(['2027-03-14..']);
});

test('the fields follow the address', () => {
  draw('2026-03-14');
  act(() => goTo({ from: '2026-01-01', to: '2026-01-31' }));
  expect([field('From'), field('To')]).toMatchObject([{ value: '2026-01-01' }, { value: '2026-01-31' }]);
});
