import { describe, expect, test } from 'vitest';
import { manyFraternities } from '../../../sample/manyFraternities.ts';
import { sampleDocuments } from '../../../sample/sample.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { chapterTokens } from '../../../src/domain/search/chapterSearch.ts';
import { collegeTokens } from '../../../src/domain/search/collegeSearch.ts';
import { changedEventSearch, eventSearch, readEventSearch } from '../../../src/domain/search/eventSearch.ts';
import { highlighted } from '../../../src/domain/search/highlight.ts';
import { requestTokens } from '../../../src/domain/search/requestSearch.ts';
import { isFound, searchQuery } from '../../../src/domain/search/searchQuery.ts';

/** Whether a search asks for a token of the document, and what comes back passes its other words. */
function finds(typed: string, tokens: readonly string[]): boolean {
  const asked = searchQuery(typed);
  return asked.tokens.some((token) => tokens.includes(token)) && isFound(asked, tokens);
}

const event = {
  title: 'Chapter Cup',
  eventName: 'Cup of the chapters',
  description: '',
  collegeId: 'university-of-mississippi',
  collegeName: 'University of Mississippi',
  fraternityId: 'pi-kappa-alpha',
  fraternityName: 'Pi Kappa Alpha',
  date: '2026-12-05',
  time: '19:00',
  location: 'Quad Room, 1 St. Charles Ave',
  state: '',
  collegeLogo: '',
  backgroundImage: '',
  status: 'upcoming',
  showOnLandingPage: false,
  maxParticipants: null,
  waitingList: null,
  entryFee: null,
  prizePool: null,
  feeGoesTo: '',
  whoMayCome: '',
  parking: '',
  access: '',
  publicContact: '',
  registrationPassword: 'secretword',
  signUp: '',
  googleFormUrl: '',
  contactName: 'Ann Lee',
  contactRole: '',
  contactEmail: 'ann.lee@college.example',
  contactPhone: '(662) 555-0199',
  contactPerson: 'Bo Diaz',
} as const;

describe('an event', () => {
  const { tokens, ...shown } = eventSearch(event);

  test.each([
    'chapter cup',
    'ole miss',
    'mississippi',
    'ms',
    'pike',
    'πκα',
    'quad',
    'saint charles',
    'st. charles',
  ])('is found by %j', (typed) => expect(finds(typed, tokens)).toBe(true));
  test.each([
    'dec 5',
    'december',
    'pike dec',
    '2026',
    'ann lee',
    'diaz',
    '662 555',
    '0199',
    'annlee',
    'ann.lee@',
  ])('is found by %j as well', (typed) => expect(finds(typed, tokens)).toBe(true));

  test('is not found by its password', () => {
    expect(finds('secretword', tokens)).toBe(false);
    expect(tokens.join(' ')).not.toContain('secr');
  });

  test('can be shown without its document, with the state that its card shows', () => {
    expect(readEventSearch('e1', { ...shown, tokens })).toEqual({ item: { ...shown, id: 'e1' }, tokens });
    expect(shown).toMatchObject({ title: 'Chapter Cup', state: 'MS', sortDate: '2026-12-05T19:00' });
  });

  test('gets new words when one of them changes, and none for anything else', () => {
    const renamed = changedEventSearch(event, { title: 'Winter Kings' }, 'Winter Kings');
    expect(finds('winter pike', renamed?.tokens ?? [])).toBe(true);
    expect(finds('chapter cup pike', renamed?.tokens ?? [])).toBe(true);
    expect(finds('winter', tokens)).toBe(false);
    expect(changedEventSearch(event, { status: 'active', description: 'x' }, undefined)).toBeNull();
    expect(changedEventSearch(event, { contactPhone: '' }, undefined)?.tokens).not.toContain('6625550199');
  });

  test('of any age or shape can be read', () => {
    for (const odd of [
      undefined,
      null,
      'x',
      7,
      [],
      { tokens: 'tex' },
      { tokens: [1, null, 'tex'], title: 4 },
    ])
      expect(readEventSearch('e1', odd).tokens.every((token) => typeof token === 'string')).toBe(true);
  });
});

test('a request is found by who asks, the college, the fraternity, the day and the phone', () => {
  const tokens = requestTokens({
    organizerName: 'Zoë O’Hara',
    email: 'zoe@college.example',
    phone: '662.555.0142',
    collegeName: 'St. John’s University',
    fraternityName: 'Sig Ep',
    proposedDate: '2026-10-31',
    location: 'Gym',
  });
  for (const typed of ['zoe ohara', "st john's", 'sigma phi epsilon', 'oct 31', 'gym', '6625550142', 'σφε'])
    expect(finds(typed, tokens), typed).toBe(true);
});

test.each([
  ['saint-mary-s-college-of-california', "saint mary's"],
  ['texas-a-m-university', 'texas a&m'],
  ['university-of-mississippi', 'ole miss'],
  ['north-carolina-a-t-state-university', 'carolina a&t'],
])('a chapter at %s is found by %j and its people', (collegeId, typed) => {
  const tokens = chapterTokens(collegeId, {
    name: 'Sigma Chi',
    letters: 'ΣΧ',
    rushChairName: 'Ann Lee',
    rushChairNumber: '(662) 555-0199',
    presidentName: 'Bo Diaz',
  });
  for (const words of [typed, `${typed} sigma`, 'sig chi', 'ΣX', 'ann lee', 'diaz', '662 555', '555-0199'])
    expect(finds(words, tokens), words).toBe(true);
});

test('what every chapter carries stays small, since Betr loads them all', () => {
  const chapters = manyFraternities({ colleges, fraternities }, 2000).flatMap(({ path, fields }) => {
    const [, collegeId = '', kind] = path.split('/');
    const name = String(fields.name);
    const people = {
      rushChairName: 'Christopher Montgomery',
      rushChairNumber: '(512) 555-0199',
      presidentName: 'Alexander Richardson',
      presidentNumber: '(512) 555-0142',
    };
    return kind === 'fraternities' ? [chapterTokens(collegeId, { name, ...people })] : [];
  });
  const bytes = chapters.map((tokens) => tokens.join('').length + tokens.length);
  expect(chapters.length).toBeGreaterThan(1000);
  expect(Math.max(...chapters.map(({ length }) => length))).toBeLessThanOrEqual(130);
  expect(bytes.reduce((sum, size) => sum + size) / bytes.length).toBeLessThan(900);
});

test('an added college is found by its name and its place', () => {
  const tokens = collegeTokens({ name: 'Card College', state: 'NE', location: 'Lincoln, NE' });
  for (const typed of ['card', 'card col', 'nebraska', 'lincoln ne'])
    expect(finds(typed, tokens), typed).toBe(true);
});

test('the seed gives every event its search document, and every request and chapter its tokens', async () => {
  const documents = await sampleDocuments(
    { today: '2026-11-21', seed: 21, events: 5 },
    { colleges, fraternities },
  );
  const paths = new Set(documents.map(({ path }) => path));
  const events = documents.filter(({ path }) => /^events\/[^/]+$/.test(path));
  expect(events).toHaveLength(5);
  for (const { path } of events) expect(paths).toContain(`${path}/private/search`);
  for (const { path, fields } of documents) {
    if (/^tournamentRequests\/|fraternities\/[^/]+$/.test(path))
      expect(fields.searchTokens, path).not.toEqual([]);
    if (/^tournamentRequests\/|fraternities\/[^/]+$/.test(path))
      expect(fields, path).toHaveProperty('searchTokens');
  }
});

describe('what matched is marked', () => {
  const marked = (text: string, typed: string) =>
    highlighted(text, searchQuery(typed))
      .map((piece) => (piece.matched ? `[${piece.text}]` : piece.text))
      .join('');

  test.each([
    ['Delta Chi', 'del ch', '[Del]ta [Ch]i'],
    ['O’Hara Hall', 'ohar', '[O’Har]a Hall'],
    ['Montréal', 'montre', '[Montré]al'],
    ['St. John’s', 'saint john', '[St]. [John]’s'],
    ['Delta Chi', 'zzz', 'Delta Chi'],
    ['', 'zzz', ''],
  ])('%j by %j', (text, typed, shown) => expect(marked(text, typed)).toBe(shown));

  test('nothing of a text is lost', () => {
    for (const text of ['a&b · c', 'ΣX — 🂡 é', 'x'.repeat(50)])
      expect(
        highlighted(text, searchQuery('x b e'))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
  });
});
