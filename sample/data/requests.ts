/** What students write when they ask for a tournament; {campus} is filled in. */
export const WISHES: readonly string[] = [
  "Hi! We saw your night at our rival's and our chapter wants one. We have the room from 6 to 11, and our advisor already said yes.",
  "It's for our philanthropy week. Last year we did a car wash and it rained. Could the entry go straight to the food bank?",
  'Two questions: do you bring the dealers or do we need people? And is there a version that takes under three hours, our union closes at midnight.',
  "I'm the new social chair and have never planned anything bigger than a tailgate. What do you need from me?",
  "We're not a fraternity, just the board game club. Around 40 of us show up every week. Is that OK?",
  '',
  'Family weekend, so half of the players would be parents. Is that a problem with the 18+ rule? Siblings would only watch.',
  'We had 64 people on the list for poker night and our dean said no to poker because of the cash. Chips without money would be fine with her.',
  'Is a projector for the bracket possible? The ballroom has two screens.',
  'Our residence hall council has about $300 left for the term. What can we do with that?',
  '',
  'Flexible on the date, just not the week of midterms or the home game.',
  "Would love to do it with the sorority next door. Can two houses host together? We'd split the seats.",
  'Accessible room is a must, two of our members use wheelchairs. The {campus} union has an elevator.',
];
