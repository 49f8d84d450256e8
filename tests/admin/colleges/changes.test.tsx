import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditCollegeDialog } from '../../../src/admin/colleges/change/EditCollegeDialog.tsx';
import { MergeDialog } from '../../../src/admin/colleges/change/MergeDialog.tsx';
import { type CollegeChanges, CollegeData } from '../../../src/admin/colleges/change/useCollegeData.ts';
import { DataError } from '../../../src/data/errors.ts';
import { readCollege } from '../../../src/domain/colleges/college.ts';
import { collegeDirectory, type DirectoryCollege } from '../../../src/domain/colleges/collegeDirectory.ts';
import type { PlaceEffect } from '../../../src/domain/cross/changedPlace.ts';
import type { MergeEffect } from '../../../src/domain/cross/mergedColleges.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';

const record = (id: string, name: string) =>
  readCollege(id, { name, conference: 'Atlantic 10 Conference', state: 'MA', fraternityCount: 2 });
const directory = collegeDirectory(colleges, [record('umass', 'UMass'), record('u-mass', 'U Mass')]);

function college(id: string): DirectoryCollege {
  const found = directory.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

const conflict = () => Promise.reject(new DataError('conflict'));
const done = () => Promise.resolve();
const planOf = <T,>(does: T, writes = 3) => ({
  writes: Array.from({ length: writes }, () => ({ op: 'delete' as const, path: 'a/b' })),
  seen: [],
  does,
});

const renamed: PlaceEffect = {
  before: { name: 'UMass', location: '', state: 'MA' },
  after: { name: 'Bay State College', location: 'Boston, MA', state: 'MA' },
  events: [{ title: 'UMass Open', date: '2099-02-20' }],
  past: 2,
  chapters: 2,
};

function show(dialog: 'edit' | 'merge', data: Partial<CollegeChanges>, id = 'umass') {
  const [onClose, onMerged] = [vi.fn(), vi.fn()];
  const unexpected = () => Promise.reject(new Error('Not expected.'));
  const changes = { plannedPlace: unexpected, plannedMerge: unexpected, storePlan: unexpected, ...data };
  const props = { college: college(id), directory, onClose };
  render(
    <CollegeData value={changes}>
      {dialog === 'edit' ? <EditCollegeDialog {...props} /> : <MergeDialog {...props} onMerged={onMerged} />}
      <ToastRegion place="page" />
    </CollegeData>,
  );
  return { user: userEvent.setup(), onClose, onMerged };
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const lines = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function rename(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), name);
  await user.click(press('Continue'));
}

test('a new name says what else changes before it is saved', async () => {
  const plannedPlace = vi.fn(async () => planOf(renamed));
  const storePlan = vi.fn(done);
  const { user, onClose } = show('edit', { plannedPlace, storePlan });
  expect(press('Continue').disabled).toBe(true);
  await rename(user, 'Bay State College');
  await screen.findByRole('list', { name: 'What changes' });
  expect(lines('What changes')).toEqual([
    '2 fraternities will be found under it',
    '1 coming event will say the new name: UMass Open (02/20/99)',
    '2 past events and all results keep the name they have',
  ]);
  // What is confirmed is what was planned: the fields can't be changed beside it.
  expect(screen.queryByLabelText('Name')).toBeNull();
  expect(storePlan).not.toHaveBeenCalled();
  await user.click(press('Back'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Bay State College');
  await user.click(press('Continue'));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The college is saved.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a name that changes nothing else is saved at once', async () => {
  const plain = { ...renamed, events: [], chapters: 0 };
  const { user, onClose } = show('edit', { plannedPlace: async () => planOf(plain), storePlan: done });
  await rename(user, 'Bay State College');
  expect(await screen.findByText('The college is saved.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('the name of another college is refused, by its short name too', async () => {
  const { user } = show('edit', {});
  for (const name of ['Ole Miss', 'U Mass']) {
    await rename(user, name);
    expect(
      await screen.findByText(/is in the directory already. Merge the two records instead/),
    ).toBeTruthy();
  }
});

test('another plan after a colleague’s change is shown before anything is saved', async () => {
  const other = { ...renamed, chapters: 3 };
  const plans = [renamed, other, other];
  const plannedPlace = async () => planOf(plans.shift() ?? other);
  const storePlan = vi
    .fn<CollegeChanges['storePlan']>()
    .mockImplementationOnce(conflict)
    .mockImplementation(done);
  const { user, onClose } = show('edit', { plannedPlace, storePlan });
  await rename(user, 'Bay State College');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText(/Someone changed this college a moment ago/)).toBeTruthy();
  expect(lines('What changes')[0]).toBe('3 fraternities will be found under it');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(press('Save changes'));
  expect(await screen.findByText('The college is saved.')).toBeTruthy();
  expect(storePlan).toHaveBeenCalledTimes(2);
});

test('the same plan after a colleague’s change is stored', async () => {
  const storePlan = vi
    .fn<CollegeChanges['storePlan']>()
    .mockImplementationOnce(conflict)
    .mockImplementation(done);
  const { user, onClose } = show('edit', { plannedPlace: async () => planOf(renamed), storePlan });
  await rename(user, 'Bay State College');
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The college is saved.')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what fails says so and can be tried again', async () => {
  const plannedPlace = vi
    .fn<CollegeChanges['plannedPlace']>()
    .mockRejectedValueOnce(new DataError('unreachable'))
    .mockResolvedValue(planOf(renamed));
  const { user } = show('edit', { plannedPlace });
  await rename(user, 'Bay State College');
  expect(await screen.findByText(/We couldn't reach the server to save the college/)).toBeTruthy();
  await user.click(press('Retry'));
  expect(await screen.findByRole('list', { name: 'What changes' })).toBeTruthy();
});

const merged: MergeEffect = {
  from: college('umass'),
  into: college('university-of-massachusetts-amherst'),
  chapters: [
    {
      name: 'Pike',
      joins: 'Pi Kappa Alpha',
      entries: 2,
      conflicts: [{ about: 'President', stays: 'Kim, 555', goes: 'Lee, 556' }],
    },
    { name: 'Sigma Chi', joins: '', entries: 1, conflicts: [] },
  ],
  events: [],
  past: 1,
  conflicts: [{ about: 'Conference', stays: 'Mid-American Conference', goes: 'Atlantic 10 Conference' }],
};

async function choose(user: ReturnType<typeof userEvent.setup>, typed: string, name: string | RegExp) {
  await user.type(screen.getByRole('combobox', { name: 'The other record of this college' }), typed);
  await user.click(await screen.findByRole('option', { name }));
}

test('a merge says what becomes of everything, and the school of the list stays', async () => {
  const plannedMerge = vi.fn(async () => planOf(merged));
  const storePlan = vi.fn(done);
  const { user, onMerged } = show('merge', { plannedMerge, storePlan });
  expect(press('Merge').disabled).toBe(true);
  await choose(user, 'umass', /Amherst/);
  await screen.findByRole('list', { name: 'What the merge does' });
  expect(lines('What the merge does')).toEqual([
    'Pike joins Pi Kappa Alpha there with 2 log entriesPresident: Kim, 555 stays, Lee, 556 goes',
    'President: Kim, 555 stays, Lee, 556 goes',
    'Sigma Chi moves with 1 log entry',
    '1 past event and all results keep the name they have',
    "The two records don't agreeConference: Mid-American Conference stays, Atlantic 10 Conference goes",
    'Conference: Mid-American Conference stays, Atlantic 10 Conference goes',
  ]);
  expect(plannedMerge).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'umass' }),
    expect.objectContaining({ id: 'university-of-massachusetts-amherst' }),
    expect.objectContaining({ id: 'university-of-massachusetts-amherst' }),
  );
  expect(screen.queryByRole('button', { name: 'Keep the other one' })).toBeNull();
  await user.click(press('Merge'));
  expect(await screen.findByText(/^UMass is merged into University of Massachusetts Amherst/)).toBeTruthy();
  expect(onMerged).toHaveBeenCalledWith(merged.into);
});

test('of two records that staff added, either one stays', async () => {
  const plannedMerge = vi.fn<CollegeChanges['plannedMerge']>(async (from, into) =>
    planOf({ ...merged, from: college(from.id), into: college(into.id) }),
  );
  const { user } = show('merge', { plannedMerge });
  await choose(user, 'u mass', /^U Mass/);
  await user.click(await screen.findByRole('button', { name: 'Keep the other one' }));
  await screen.findByRole('list', { name: 'What the merge does' });
  expect(plannedMerge.mock.calls.map(([from]) => from.id)).toEqual(['umass', 'u-mass']);
});

test('two schools of the list are two colleges', async () => {
  const { user } = show('merge', {}, 'yale-university');
  await choose(user, 'brown', /^Brown/);
  expect(screen.getByText(/are two different schools on our list/)).toBeTruthy();
  expect(press('Merge').disabled).toBe(true);
});

test('a merge that is too much for one commit is refused beforehand', async () => {
  const { user } = show('merge', { plannedMerge: async () => planOf(merged, 501) });
  await choose(user, 'umass', /Amherst/);
  expect(await screen.findByText(/too much to change at once: 500 records at most/)).toBeTruthy();
  expect(press('Merge').disabled).toBe(true);
});

test('a merge that a colleague has just made says so, and merges nothing', async () => {
  const plannedMerge = vi
    .fn<CollegeChanges['plannedMerge']>()
    .mockResolvedValueOnce(planOf(merged))
    .mockRejectedValue(new DataError('missing'));
  const { user, onMerged } = show('merge', { plannedMerge, storePlan: conflict });
  await choose(user, 'umass', /Amherst/);
  await screen.findByRole('list', { name: 'What the merge does' });
  await user.click(press('Merge'));
  expect(
    await screen.findByText('Someone else has just merged or deleted a record. Nothing was changed.'),
  ).toBeTruthy();
  expect(onMerged).not.toHaveBeenCalled();
});

test('a merge needs a connection and says so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = show('merge', {});
  await choose(user, 'umass', /Amherst/);
  expect(await screen.findByText(/You're offline. We need a connection to merge the records/)).toBeTruthy();
  online.mockRestore();
});
