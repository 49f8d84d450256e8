import { describe, expect, test } from 'vitest';
import { rushOf, twinsOf } from '../../../../src/domain/participants/line/twins.ts';
import { type Participant, readParticipant } from '../../../../src/domain/participants/participant.ts';

const at = (seconds: number) => new Date(Date.parse('2026-11-20T17:00Z') + seconds * 1000);
function person(id: string, fields: Partial<Participant> = {}): Participant {
  const email = `${id}@college.example`;
  return { ...readParticipant(id, { name: id, email, source: 'sign-up' }), createdAt: at(0), ...fields };
}

describe('who is on the list twice', () => {
  const first = person('ann', { name: 'Ann Lee' });
  const again = person('a2', { name: 'ann  lee', createdAt: at(60) });

  test('by one address, whatever the name, or else by one name', () => {
    const same = person('a3', { name: 'A. L.', email: ' ANN@college.example', createdAt: at(90) });
    expect(twinsOf([same, again, first, person('bo')])).toEqual([
      { kept: first, others: [same], sameEmail: true },
      { kept: first, others: [again], sameEmail: false },
    ]);
    expect(twinsOf([person('bo', { name: '' }), person('cy', { name: '' })])).toEqual([]);
    expect(twinsOf([person('bo', { email: '' }), person('cy', { email: '' })])).toEqual([]);
  });

  test('a walk-in who has a ticket too: who came is kept', () => {
    const walkIn = person('w1', {
      name: 'Ann Lee',
      email: '',
      source: 'walk-in',
      checkedIn: true,
      createdAt: at(99),
    });
    expect(twinsOf([first, walkIn])).toEqual([{ kept: walkIn, others: [first], sameEmail: false }]);
    expect(twinsOf([{ ...first, checkedIn: true }, walkIn])).toEqual([]);
  });

  test('where nobody signed up on this site, the import and the form have said it', () => {
    const imported = { source: 'import' };
    expect(twinsOf([person('ann', imported), person('a2', { ...imported, name: 'ann' })])).toEqual([]);
  });
});

describe('a rush', () => {
  const some = (count: number, apart: number, fields: Partial<Participant> = {}) =>
    Array.from({ length: count }, (_, n) =>
      person(`p${n}-${apart}`, { createdAt: at(n * apart), ...fields }),
    );

  test('is the most who signed up within two minutes, 25 at least', () => {
    expect(rushOf(some(24, 1))).toEqual([]);
    expect(rushOf(some(25, 1))).toHaveLength(25);
    expect(rushOf(some(60, 4))).toHaveLength(31);
    expect(rushOf(some(60, 6))).toEqual([]);
  });

  test('has nobody who came, and nobody whom staff put on the list', () => {
    expect(rushOf(some(40, 1, { checkedIn: true }))).toEqual([]);
    expect(rushOf(some(40, 1, { source: 'import' }))).toEqual([]);
    expect(rushOf(some(40, 1, { createdAt: null }))).toEqual([]);
  });
});
