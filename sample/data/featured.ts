import { felt, type Plan } from '../plan.ts';

const shown = {
  status: 'upcoming',
  onLanding: true,
  password: '',
  hasForm: true,
  bracketImage: '',
  maxParticipants: 42,
  entryFee: 0,
  prizePool: null,
  finalists: [],
} satisfies Partial<Plan>;

const by = (campus: string, fraternity: string) => ({ campus, fraternity, host: fraternity });

/** The events of the landing page: each kind of Enter, and each case that a card must handle. */
export const FEATURED: readonly Plan[] = [
  {
    ...shown,
    ...by('Alabama', 'Sigma Nu'),
    title: 'Tuscaloosa Twenty-One',
    description: `Seven seats at a table, one champion. Everyone starts with the same chips, so it doesn't matter whether you've played a thousand hands or none: we teach the rules before the first cards are dealt.

Open to all UA students who are 18 or older. Bring your Action Card or another photo ID. Doors open an hour before, and the snack bar stays open until the final table.

It's free to play. We're collecting canned goods at the door for the West Alabama food drive: https://fooddrive.example.org/tuscaloosa`,
    evening: 0,
    time: '20:00',
    status: 'active',
    signUp: { left: null },
    image: felt(1),
    bracketImage: '/tournament-images/bracket-1.svg',
    venue: 'Ferguson Student Center Ballroom',
  },
  {
    ...shown,
    ...by('Texas', 'Phi Gamma Delta'),
    title: 'Forty Acres Blackjack Classic',
    description: `Our fifth Classic, and the first one in the Texas Union. 56 seats, eight tables, two go on from each.

The night raises money for Austin's children's hospital. Your $10 entry goes there in full; the prizes come from shops on the Drag, so no one plays for anyone else's money.

Brothers and invited guests only, because the room is small. If a brother asked you along, he has the password. Jackets welcome, boots encouraged.`,
    evening: 1,
    time: '19:00',
    password: 'phigammadelta21',
    image: felt(2),
    venue: 'Texas Union Ballroom',
    maxParticipants: 56,
    entryFee: 10,
    prizePool: 500,
    feeGoesTo: "Austin's children's hospital, all of it",
  },
  {
    ...shown,
    ...by('Wisconsin', 'Chi Psi'),
    title: 'Lakeshore High Count',
    description: `Cards, cider and the best view of Lake Mendota that a card table ever had.

Any UW student can play; you don't have to know anyone in the house. New to blackjack? There's a practice table from 7:15 PM.`,
    evening: 2,
    time: '7 PM doors',
    signUp: { left: 12 },
    image: felt(3),
    venue: 'Great Hall, Memorial Union',
    maxParticipants: 49,
  },
  {
    ...shown,
    ...by('Virginia Tech', 'Sigma Phi Epsilon'),
    title: '',
    description: `A social for SigEp and our guests from six sororities. Each chapter sends one team of seven, and the team's best stack counts for the trophy.

Your social chair has the password. Business casual, please.`,
    evening: 4,
    time: '18:30',
    password: 'sigmaphiepsilon117',
    image: felt(4),
    venue: 'Commonwealth Ballroom, Squires Student Center',
    maxParticipants: 49,
  },
  {
    ...shown,
    ...by('Michigan', 'Delta Tau Delta'),
    title: 'Ann Arbor Double Down',
    description: `We have the room and the tables; the start time follows as soon as the Union confirms it. Put the night in your calendar and check back next week for the sign-up form.`,
    evening: 5,
    time: '',
    hasForm: false,
    image: felt(5),
    venue: 'Rogel Ballroom, Michigan Union',
    maxParticipants: 70,
  },
  {
    ...shown,
    ...by('Georgia', 'Kappa Alpha Order'),
    title: 'Classic City Shuffle',
    description: `A night of cards for muscular dystrophy research. $5 at the door, all of it goes to the cause, and the winner takes home a signed football and the house's ugliest trophy.

Anyone with a UGA ID who is 18 or older can play. Watching is free, and there's a raffle for those who go out early. More about where the money goes: https://mdresearch.example.org/athens`,
    evening: 7,
    time: '19:30',
    image: felt(6),
    venue: 'Grand Hall, Tate Student Center',
    maxParticipants: 56,
    entryFee: 5,
    feeGoesTo: 'Muscular dystrophy research, all of it',
  },
  {
    ...shown,
    ...by('Penn State', 'Alpha Tau Omega'),
    title: 'The Happy Valley Interfraternity Blackjack Invitational and Scholarship Benefit Night',
    description: `Ten houses, seven players each, one scholarship. The Invitational has paid a textbook scholarship to a first-generation student every year since it began, and this year's goal is two.

Houses enter as a team: ask your president for the password and send in seven names by the Monday before. Alumni are welcome to watch and to give: https://invitational.example.org

Coat and tie at the final table.`,
    evening: 8,
    time: '18:00',
    password: 'alphatauomega808',
    signUp: { left: 1, waiting: 6 },
    image: felt(1),
    venue: 'Alumni Hall, HUB-Robeson Center',
    maxParticipants: 70,
    entryFee: 15,
    prizePool: 1000,
    feeGoesTo: 'Textbook scholarships for first-generation students',
  },
  {
    ...shown,
    ...by('Ohio State', 'Beta Theta Pi'),
    title: 'Columbus Card Night',
    description: `Save the date. Sign-ups open about two weeks before, first for students in the Ohio Union's late-night program, then for everyone.`,
    evening: 10,
    time: '20:00',
    status: 'scheduled',
    hasForm: false,
    image: '',
    venue: 'Performance Hall, Ohio Union',
    maxParticipants: 84,
  },
  {
    ...shown,
    ...by('Purdue', 'Theta Chi'),
    title: 'Boiler Room Blackjack',
    description: `Theta Chi against the rest of campus. Last year an engineer with a spreadsheet won it; come and do something about that.

Guests of the house get the password from the brother who invited them. The sign-up form goes up on Monday.`,
    evening: 11,
    time: '19:00',
    password: 'thetachi404',
    hasForm: false,
    image: felt(4),
    venue: 'North Ballroom, Purdue Memorial Union',
    maxParticipants: 42,
  },
  {
    ...shown,
    ...by('Towson', 'Pi Kappa Phi'),
    title: 'Towson Turn of the Cards',
    description: `Late start, free pizza, five tables. Hosted with the residence halls of West Village, so you can come in slippers.

Open to every Towson student, 18 and older. The night benefits accessible playgrounds in Baltimore County.`,
    evening: 13,
    time: '21:00',
    image: felt(6),
    venue: 'West Village Commons Ballroom',
    maxParticipants: 35,
  },
  {
    ...shown,
    ...by('Florida', 'Sigma Chi'),
    title: 'Swamp Side Stakes',
    description: `Two hours of cards before the late movie on the lawn. We're still choosing between two rooms in the Reitz Union, so check back for the place.

Students 18 and older, any major, any skill. Wear orange or wear blue.`,
    evening: 14,
    time: '18:45',
    image: felt(3),
    venue: '',
    maxParticipants: 49,
  },
  {
    ...shown,
    ...by('Nebraska', 'Phi Kappa Psi'),
    title: 'Lincoln Splits',
    description: `We're looking for a Friday that doesn't fight with a home game. Got one? Tell any brother.`,
    evening: null,
    time: '',
    status: 'scheduled',
    hasForm: false,
    image: felt(5),
    venue: 'Nebraska Union',
    maxParticipants: null,
  },
];

const over = {
  ...shown,
  status: 'completed',
  onLanding: false,
} satisfies Partial<Plan>;

/** Evenings of the past with a picture of their bracket, and the names in it. */
export const REMEMBERED: readonly Plan[] = [
  {
    ...over,
    ...by('NC State', 'Beta Theta Pi'),
    title: 'Raleigh Twenty-One',
    description: `Table after table in Talley, and one final table that nobody left early. Thanks to everyone who played, and to all who stayed until the last hand.

We raised $612 for the campus food pantry. See you next time!`,
    evening: -2,
    time: '18:30',
    image: felt(6),
    bracketImage: '/tournament-images/bracket-2.svg',
    venue: 'State Ballroom, Talley Student Union',
    maxParticipants: 35,
    finalists: [
      'Priya Mehta',
      'Marcus Okafor',
      'Kate Jensen',
      'Leo Alvarez',
      'Sam Whitfield',
      'Ethan Hayes',
      'Diego Rivera',
      'Tessa Young',
      'Nina Chen',
      'Jamal Foster',
    ],
  },
  {
    ...over,
    ...by('Illinois', 'Alpha Sigma Phi'),
    title: 'Illini High Count Cup',
    description: `A loud night at the Illini Union, most of them at a card table for the first time. The cup stays in the trophy case of the residence hall that won it.

Photos: https://photos.example.org/illini-high-count`,
    evening: -5,
    time: '19:00',
    image: felt(4),
    bracketImage: '/tournament-images/bracket-3.svg',
    venue: 'Rooms A to C, Illini Union',
    maxParticipants: 28,
    finalists: [
      'Noah Fischer',
      'Imani Brooks',
      'Will Nguyen',
      'Hannah Price',
      'Omar Khan',
      'Ryan Shaw',
      'Abby Ellis',
      'Grace Lopez',
      'Zoe Parker',
      'Victor Diaz',
    ],
  },
];
