import { plainHeading, type SheetColumn, type SheetColumns } from '../../sheet/columns.ts';
import type { Meaning } from '../../sheet/judgeColumns.ts';
import { looksLikeEmail, mayBeName, mayBePhone } from '../../sheet/looks.ts';
import { type HeldRole, heldRoles } from '../contacts.ts';
import { type FraternityColumn, fraternityHeadings } from './fraternitiesCsv.ts';

type Column = FraternityColumn;

/** What people call the columns of contacts: after the role, 'Rush chair phone'. */
const parts = {
  Name: ['', 'name', 'full name'],
  Number: ['number', 'phone', 'phone number', 'phone #', 'cell', 'cell phone', 'cell number'].concat([
    'mobile',
    'mobile number',
    'mobile phone',
    'telephone',
    'tel',
    'contact number',
  ]),
  Email: ['email', 'email address', 'mail'],
  Contacted: ['contacted'],
} as const;
/** What looks like a number only after a role. */
const roleNumbers = ['#', 'no'];
const nameParts = {
  first: ['first name', 'first', 'given name', 'fname'],
  last: ['last name', 'last', 'surname', 'family name', 'lname'],
} as const;
const roles = {
  rushChair: [
    'rush chair',
    'rush chairman',
    'rush captain',
    'rush',
    'rush contact',
    'recruitment chair',
    'rc',
  ].concat(['recruitment', 'recruitment chairman', 'vp recruitment', 'contact', 'contact person', 'poc']),
  president: ['president', 'chapter president', 'pres', 'prez'],
  philanthropy: ['philanthropy contact', 'philanthropy chair', 'philanthropy chairman', 'philo chair'],
} as const;

const schoolNames = [
  'college name',
  'school',
  'school name',
  'university',
  'university name',
  'institution',
  'campus',
];
const fraternityNames = [
  'fraternity name',
  'organization',
  'organization name',
  'org',
  'frat',
  'house',
  'greek organization',
];
const dueNames = ['due', 'due date', 'next step date', 'next step due', 'follow up on', 'follow up date'];

function named(column: Column, ...names: readonly string[]): SheetColumn {
  return { heading: fraternityHeadings[column], names };
}

const looks = {
  Name: { fits: mayBeName, words: 'names' },
  Number: { fits: mayBePhone, words: 'phone numbers' },
  Email: { fits: looksLikeEmail, words: 'email addresses' },
} as const;

/** A part of a contact: its heading, and what people call it after each name of the role. */
function ofRole(role: HeldRole, part: keyof typeof looks, ...others: readonly string[]): SheetColumn {
  const after = [...parts[part], ...(part === 'Number' ? roleNumbers : [])];
  const names = roles[role].flatMap((one) => after.map((word) => `${one} ${word}`));
  return {
    ...named(`${role}${part}`, ...names, ...others),
    looks: looks[part],
    ...(part === 'Name' && { read: (cells) => cells.filter(Boolean).join(' ') }),
  };
}

function contacted(role: HeldRole): SheetColumn {
  return named(`${role}Contacted`, ...roles[role].map((one) => `${one} contacted`));
}

/** The columns of a file of chapters. */
export const chapterTable: SheetColumns<Column> = {
  college: { ...named('college', ...schoolNames), required: true },
  name: { ...named('name', ...fraternityNames), required: true },
  letters: named('letters', 'greek letters'),
  chapterName: named('chapterName', 'chapter name', 'chapter designation'),
  status: named('status', 'outreach status'),
  owner: named('owner', 'owner', 'caller', 'assignee'),
  nextStep: named('nextStep'),
  nextStepOn: named('nextStepOn', ...dueNames),
  rushChairName: ofRole('rushChair', 'Name', 'person'),
  rushChairNumber: ofRole('rushChair', 'Number'),
  rushChairEmail: ofRole('rushChair', 'Email'),
  rushChairContacted: contacted('rushChair'),
  presidentName: ofRole('president', 'Name'),
  presidentNumber: ofRole('president', 'Number'),
  presidentEmail: ofRole('president', 'Email'),
  presidentContacted: contacted('president'),
  philanthropyName: ofRole('philanthropy', 'Name'),
  philanthropyNumber: ofRole('philanthropy', 'Number'),
  philanthropyEmail: ofRole('philanthropy', 'Email'),
  philanthropyContacted: contacted('philanthropy'),
  size: named('size', 'members', 'member count', 'number of members', 'chapter size'),
  active: named('active'),
  philanthropy: named('philanthropy', 'cause', 'charity'),
  instagramUsername: named('instagramUsername', 'instagram', 'ig', 'insta', 'instagram handle'),
  instagramLink: named('instagramLink', 'instagram url'),
  signupFormUrl: named('signupFormUrl', 'sign up form url', 'google form'),
  signupSheetUrl: named('signupSheetUrl', 'sign up sheet url'),
  joinDate: named('joinDate', 'joined', 'joined on'),
};

/** What a heading without a role names: 'Phone'. Whose it is say the columns before it. */
const bare = new Map<string, (role: HeldRole) => Meaning<Column>>([
  ...parts.Number.map((word) => [plainHeading(word), (role: HeldRole) => bareOf(role, 'Number')] as const),
  ...parts.Email.map((word) => [plainHeading(word), (role: HeldRole) => bareOf(role, 'Email')] as const),
  ...partsOfName().map(
    ([word, part]) => [plainHeading(word), (role: HeldRole) => ({ ...bareOf(role, 'Name'), part })] as const,
  ),
]);
/** 'Rush chair last name'. */
const ofNames = new Map(
  heldRoles.flatMap((role) =>
    roles[role].flatMap((one) =>
      partsOfName().map(
        ([word, part]) =>
          [
            plainHeading(`${one} ${word}`),
            { column: `${role}Name`, part } satisfies Meaning<Column>,
          ] as const,
      ),
    ),
  ),
);

function bareOf(role: HeldRole, part: keyof typeof looks): Meaning<Column> {
  return { column: `${role}${part}`, bare: true };
}

function partsOfName() {
  return (['first', 'last'] as const).flatMap((part) => nameParts[part].map((word) => [word, part] as const));
}

/** Returns what a heading without a role means for a role; null when it isn't one. */
export function bareMeaning(heading: string): ((role: HeldRole) => Meaning<Column>) | null {
  return bare.get(plainHeading(heading)) ?? null;
}

/** Returns the part of a role's name that a heading names; null when it names none. */
export function namePart(heading: string): Meaning<Column> | null {
  return ofNames.get(plainHeading(heading)) ?? null;
}
