import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TypedForm } from '../../../../src/admin/events/results/typed/TypedForm.tsx';
import { DataError } from '../../../../src/data/errors.ts';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { knownNames } from '../../../../src/domain/participants/knownNames.ts';
import { type Participant, readParticipant } from '../../../../src/domain/participants/participant.ts';
import type { Results } from '../../../../src/domain/results/results.ts';
import { publishedRows } from '../../../../src/domain/results/typed/publishedRows.ts';
import { emptyList } from '../../../../src/domain/results/typed/typedList.ts';
import type { NightResults } from '../../../../src/domain/season/publish/publication.ts';
import { clearDrafts, countDrafts } from '../../../../src/parts/draftStore.ts';
import { ToastRegion } from '../../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

const event = readStaffEvent('cup', { title: 'Cup', date: '2025-11-07', location: 'Union' });
const names = knownNames([]);
const people = [
  readParticipant('p1', { name: 'Ann Lee', email: 'ann@college.example', checkedIn: true }),
  readParticipant('p2', { name: 'Bo Ray', collegeName: 'Auburn University', checkedIn: true }),
];

type Given = {
  event?: typeof event;
  people?: readonly Participant[] | null;
  names?: typeof names | null;
  results?: Results | null;
};

/** The form, with a server that publishes what it gets unless it fails. */
class Desk {
  results: Results | null;
  published: { version: number; line: string; night: NightResults }[] = [];
  failing: DataError | null = null;
  again = 0;
  private readonly given: Given;
  private draw: (() => void) | null = null;

  constructor(given: Given = {}) {
    this.given = given;
    this.results = given.results ?? null;
  }

  show(): this {
    const page = () => (
      <MemoryRouter>
        <TypedForm
          key={this.again}
          event={this.given.event ?? event}
          people={this.given.people === undefined ? people : this.given.people}
          names={this.given.names === undefined ? names : this.given.names}
          results={this.results}
          start={
            this.results
              ? { list: publishedRows(this.results, []), version: this.results.version }
              : { list: emptyList, version: 0 }
          }
          actions={{
            publish: async (_id, { version }, line, make) => {
              if (this.failing) throw this.failing;
              const night = await make(event, 'secret');
              this.published.push({ version, line, night });
              this.results = { ...night.results, version: version + 1 };
              return true;
            },
            takeBack: async () => {
              this.results = null;
              return true;
            },
          }}
          onAgain={() => {
            this.again += 1;
            this.redraw();
          }}
        />
        <ToastRegion />
      </MemoryRouter>
    );
    const { rerender } = render(page());
    this.draw = () => rerender(page());
    return this;
  }

  redraw(): void {
    this.draw?.();
  }

  rows(): string[] {
    return this.published.at(-1)?.night.results.rows.map(({ name, place }) => `${place} ${name}`) ?? [];
  }
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Paste or type the places, one person a line');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Publish/ });
const lines = () => within(screen.getByRole('region', { name: /places?$/ })).getAllByRole('listitem');
const line = (at: number) => lines()[at]?.textContent ?? '';
const inDialog = () => within(screen.getByRole('dialog'));

async function paste(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.click(await screen.findByRole('button', { name: /^Add \d+ (person|people) to the list$/ }));
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('from a pasted list to published results', async () => {
  const desk = new Desk().show();
  expect(publish().disabled).toBe(true);
  expect(screen.getByText('Add at least the winner and the runner-up.')).toBeTruthy();
  await paste('Final standings\n1. Ann Lee – Alabama, Sigma Nu\n2. Bo Ray\n3. Cy Fox, Purdue');
  // What names no one stays in the box.
  expect(box().value).toBe('Final standings');
  expect(line(0)).toContain('1Ann L. Ann LeeSigma Nu, University of Alabama · on the list of participants');
  expect(line(1)).toContain('Auburn University');
  type('How many played?', '40');
  expect(screen.getByText('Champion Ann L., runner-up Bo R. 40 players in the field.')).toBeTruthy();
  expect(line(0)).toContain('63.2');
  press('Publish');
  expect(inDialog().getByText(/^Publish 3 places\?/)).toBeTruthy();
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  expect(desk.rows()).toEqual(['1 Ann L.', '2 Bo R.', '3 Cy F.']);
  expect(desk.published[0]).toMatchObject({ version: 0, line: '', night: { results: { players: 40 } } });
  expect(countDrafts()).toBe(0);
});

test('nothing typed is lost by a reload, and discarding asks first', async () => {
  const first = new Desk().show();
  await paste('Ann Lee\nBo Ray');
  fireEvent.change(box(), { target: { value: 'Cy' } });
  type('How many played?', '9');
  expect(countDrafts()).toBe(1);
  act(() => {
    first.again += 1;
    first.redraw();
  });
  expect([box().value, lines().length]).toEqual(['Cy', 2]);
  expect(screen.getByLabelText<HTMLInputElement>('How many played?').value).toBe('9');
  press('Discard');
  fireEvent.click(inDialog().getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(box().value).toBe(''));
  expect(countDrafts()).toBe(0);
  fireEvent.change(box(), { target: { value: 'Cy' } });
  clearDrafts();
  expect(countDrafts()).toBe(0);
});

test('what is doubtful is answered in one press, for every line that says the same', async () => {
  const desk = new Desk().show();
  await paste('Di Orr, Crimson Tide\nEd Poe, Crimson Tide\nAnn L.');
  press('To check (3)');
  const [first] = screen.getAllByRole('group', { name: /^Answers/ });
  if (!first) throw new Error('No answers');
  fireEvent.click(within(first).getByRole('button', { name: 'University of Alabama' }));
  expect(screen.queryByText('Which school is “Crimson Tide”?')).toBeNull();
  expect(screen.getByRole('button', { name: 'To check (1)' })).toBeTruthy();
  press('Ann Lee, ann@college.example');
  expect(screen.queryByRole('group', { name: 'Lines shown' })).toBeNull();
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  const [night] = desk.published;
  expect(night?.night.results.rows.map(({ schoolId }) => schoolId)).toEqual([
    'university-of-alabama',
    'university-of-alabama',
    '',
  ]);
  expect([...(night?.night.players.values() ?? [])].at(-1)?.email).toBe('ann@college.example');
});

test('a line is edited, tied, moved and removed where it stands', async () => {
  const desk = new Desk().show();
  await paste('Di Orr\nEd\nFlo Fay');
  press('Edit line 1, Di Orr');
  fireEvent.change(screen.getByLabelText('Shown as'), { target: { value: 'full' } });
  expect(screen.getByText(/^Ask the champion/)).toBeTruthy();
  press('Close line 1, Di Orr');
  press('Edit line 2, Ed');
  type('Name', 'Ed@x.example');
  expect(screen.getAllByText(/^It can't have an @/).length).toBeGreaterThan(0);
  expect(screen.getByText('1 line has a mistake.')).toBeTruthy();
  expect(publish().disabled).toBe(true);
  type('Name', 'Ed Poe');
  fireEvent.click(screen.getByLabelText('Shares the place of Di Orr'));
  press('Close line 2, Ed Poe');
  expect(lines().map((item) => item.textContent?.slice(0, 8))).toEqual(['1Di Orr ', '1Ed P. E', '3Flo F. ']);
  press('Edit line 3, Flo Fay');
  fireEvent.change(screen.getByLabelText('Line'), { target: { value: '0' } });
  expect(line(0)).toContain('1Flo F.');
  press('Remove');
  expect(lines().length).toBe(2);
  press('Undo');
  expect(line(0)).toContain('1Flo F.');
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  expect(desk.rows()).toEqual(['1 Flo F.', '2 Di Orr', '2 Ed P.']);
});

test('people are added from the participants or by name, and a paste is undone', async () => {
  new Desk().show();
  const field = screen.getByRole('combobox', { name: 'Add one person' });
  fireEvent.click(field);
  fireEvent.click(screen.getByRole('option', { name: /^Bo Ray/ }));
  expect(line(0)).toContain('on the list of participants');
  // Who is placed isn't offered again.
  fireEvent.click(field);
  expect(screen.queryByRole('option', { name: /^Bo Ray/ })).toBeNull();
  fireEvent.change(field, { target: { value: 'Gil Ho' } });
  press('Add');
  expect(line(1)).toContain('Gil H.');
  await paste('Hal Ive\nIda Joy');
  expect(lines().length).toBe(4);
  press('Undo');
  expect([box().value, lines().length]).toEqual(['Hal Ive\nIda Joy', 2]);
});

test('people in the box hold the publication back, a title does not', async () => {
  new Desk().show();
  await paste('Di Orr\nEd Poe');
  fireEvent.change(box(), { target: { value: 'Flo Fay' } });
  await screen.findByText("Some of the people above aren't on the list yet. Add them first.");
  expect(publish().disabled).toBe(true);
  fireEvent.change(box(), { target: { value: 'Final standings' } });
  await waitFor(() => expect(publish().disabled).toBe(false));
});

test('the field is never smaller than the list', async () => {
  new Desk().show();
  await paste('Di Orr\nEd Poe');
  type('How many played?', '1');
  expect(screen.getByText('The list already has 2')).toBeTruthy();
  expect(publish().disabled).toBe(true);
  type('How many played?', '7');
  expect(screen.getByText('A field under 8 gives places but no points.')).toBeTruthy();
  expect(publish().disabled).toBe(false);
});

test('before people and schools are loaded nothing is published, and an event needs a day', async () => {
  const { again } = new Desk({ people: null, names: null }).show();
  expect(again).toBe(0);
  await paste('Di Orr\nEd Poe');
  expect(screen.getByText('Loading the participants and the list of schools…')).toBeTruthy();
  expect(publish().disabled).toBe(true);
});

test('an event without a day cannot be published', async () => {
  new Desk({ event: readStaffEvent('cup', { title: 'Cup' }) }).show();
  await paste('Di Orr\nEd Poe');
  expect(screen.getByText('An event without a date belongs to no season. Add its date first.')).toBeTruthy();
  expect(publish().disabled).toBe(true);
});

test('a failure is said in the dialog, and what was typed stays for another try', async () => {
  const desk = new Desk().show();
  await paste('Di Orr\nEd Poe');
  desk.failing = new DataError('unreachable');
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('Publishing needs a connection. Nothing was lost. Please try again.');
  desk.failing = new DataError('conflict');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText(/^Someone else just changed these results/);
  desk.failing = null;
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  expect(desk.rows()).toEqual(['1 Di O.', '2 Ed P.']);
});

test('offline it says that publishing needs a connection', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  new Desk().show();
  await paste('Di Orr\nEd Poe');
  expect(screen.getByText('Publishing needs a connection. What you typed is kept here.')).toBeTruthy();
});

test('a correction begins with what is published, says publicly what was wrong, and lets who it wasn’t go', async () => {
  const desk = new Desk().show();
  await paste('Di Orr\nEd Poe');
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  act(() => desk.redraw());
  expect(screen.getByText("That's what is published.")).toBeTruthy();
  expect(publish().disabled).toBe(true);
  press('Edit line 1, Di Orr');
  expect(screen.queryByLabelText('Name')).toBeNull();
  press(/^Not them/);
  type('Name', 'Dee Orr');
  press('Publish the correction');
  fireEvent.change(inDialog().getByLabelText(/^What was corrected/), { target: { value: 'A name.' } });
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The correction is published.');
  const [first, second] = desk.published;
  expect([second?.version, second?.line, desk.rows()]).toEqual([1, 'A name.', ['1 Dee O.', '2 Ed P.']]);
  const ids = (night: typeof first) => night?.night.results.rows.map(({ player }) => player);
  expect(ids(second)?.[1]).toBe(ids(first)?.[1]);
  expect(ids(second)?.[0]).not.toBe(ids(first)?.[0]);
});

test('who has typed meanwhile keeps it or takes what a colleague has published', async () => {
  const desk = new Desk().show();
  await paste('Di Orr\nEd Poe');
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  const theirs = desk.results;
  if (!theirs) throw new Error('Nothing was published');
  press('Edit line 1, Di Orr');
  expect(screen.queryByLabelText('Name')).toBeNull();
  press(/^Not them/);
  type('Name', 'Dee Orr');
  const colleague = 'Someone else has published these places since you began.';
  expect(screen.queryByText(colleague)).toBeNull();
  desk.results = { ...theirs, version: 2, rows: theirs.rows.toReversed() };
  act(() => desk.redraw());
  expect(screen.getByText(colleague)).toBeTruthy();
  press('Keep what I typed');
  expect(screen.queryByText(colleague)).toBeNull();
  expect(line(0)).toContain('Dee O.');
  desk.results = { ...theirs, version: 3, rows: theirs.rows.toReversed() };
  act(() => desk.redraw());
  press('Show theirs');
  await waitFor(() => expect(line(0)).toContain('Ed P.'));
});

test('what is taken back stays typed, and is published as new', async () => {
  const desk = new Desk().show();
  await paste('Di Orr\nEd Poe');
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await screen.findByText('The results are published.');
  act(() => desk.redraw());
  expect(countDrafts()).toBe(0);
  press('Take back');
  fireEvent.click(inDialog().getByRole('button', { name: 'Take back' }));
  await screen.findByText('The results were taken back.');
  expect(countDrafts()).toBe(1);
  act(() => desk.redraw());
  press('Publish');
  fireEvent.click(inDialog().getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(desk.published).toHaveLength(2));
  expect(desk.published[1]).toMatchObject({ version: 0, line: '' });
});
