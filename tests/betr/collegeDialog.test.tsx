import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CollegeDialog } from '../../src/betr/map/college/CollegeDialog.tsx';
import { NearbyDialog } from '../../src/betr/map/college/NearbyDialog.tsx';
import { readCollege } from '../../src/domain/colleges/college.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { mapCollege } from '../../src/domain/map/mapCollege.ts';
import { sampleColleges } from '../../src/domain/map/sampleColleges.ts';

const today = '2026-11-22';
const nothing = () => {};

function show(...fraternities: object[]) {
  const college = mapCollege({
    ...readCollege('rice-university', { name: 'Rice University', state: 'TX' }),
    fraternities: fraternities.map((fields, index) =>
      readFraternity(`f${index}`, { name: 'Sigma Nu', ...fields }),
    ),
  });
  render(<CollegeDialog college={college} today={today} onNear={nothing} onClose={nothing} />);
}

test('each fraternity has its members and its contacts', () => {
  show(
    { size: 90, status: 'in contact', rushChairName: 'Sam Lee', rushChairNumber: '(555) 010-0199' },
    { name: 'Theta Chi', letters: 'ΘΧ' },
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('90 members');
  expect(screen.getByRole('link', { name: 'Call Sam Lee' }).getAttribute('href')).toBe('tel:5550100199');
  expect(second?.textContent).toMatch(/Theta Chi ΘΧMembers unknown.*No contact info/);
});

test('a college without fraternities, and without a place, says so', () => {
  const nowhere = mapCollege({ ...readCollege('old', { name: 'Old College' }), fraternities: [] });
  render(<CollegeDialog college={nowhere} today={today} onNear={nothing} onClose={nothing} />);
  expect(screen.queryByRole('button', { name: 'Nearest colleges' })).toBeNull();
  expect(screen.getByText('Not on the map')).toBeTruthy();
  expect(screen.getByText('No fraternities yet.')).toBeTruthy();
});

test('a press on overlapping markers lists the colleges, and picking one leads to it', () => {
  const picked: string[] = [];
  const [one, other] = sampleColleges;
  if (!one || !other) throw new Error('There is no sample.');
  render(
    <NearbyDialog
      colleges={[one, other]}
      onChoose={(id) => picked.push(id)}
      onZoom={nothing}
      onClose={nothing}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: '2 colleges here' }));
  dialog.getByRole('button', { name: /^University of California, Los Angeles/ }).click();
  expect(picked).toEqual(['university-of-california-los-angeles']);
  expect(dialog.getByRole('button', { name: 'Zoom in here' })).toBeTruthy();
});
