/** The words in braces are filled in: {host}, {campus}, {city}, {venue}, {doors}, {cause}, {site}. */

/** First paragraphs where a fraternity hosts. */
export const fraternityOpenings = [
  '{host} is clearing out the dining tables again. Cards in the air, no cash in the room, and a trophy that has been repaired twice.',
  'It started as four brothers and a borrowed shoe of cards. This year {host} takes over {venue}, with a dealer at every table.',
  'One night, one room, one champion. {host} hosts the tour, and everyone sits down with the same chips.',
  "Last year's winner had never played before. {host} would like to see somebody stop the next one.",
  "Parents' weekend tradition at {campus}: seniors against alumni, freshmen against everybody. {host} deals.",
  'A quiet night out: good music, seven seats to a table, and no one over your shoulder. Hosted by {host} in {venue}.',
  'The houses of {campus} settle it at the table. {host} hosts, and each sends its best seven.',
  'We counted: {host} has lost to every house on campus at intramurals. Cards are different. Come and prove it.',
  'House against house, hall against hall. {host} brings the tour to {city}, and the champion gets their name on the board.',
  '{host} takes a night off from studying, and so should you. Play a round, stay for the final table, be home before midnight.',
  "Seven seats, two go on. If you go out early, there's a side table where the chips don't count.",
  'If you liked the trivia nights, you will like this one. {host} runs it, the tour brings the tables.',
  'All those problem sets deserve one evening of cards. {host} has the room, the tables and far too many nachos.',
  '{host} and the tour set up a real tournament: a button that moves, a clock that counts, and dealers who know what they do.',
  'Bring your luck and a pen for the scorecard. {host} deals for chips, and the winner gets a trophy, a photo and a year of bragging.',
  'The quietest room on campus goes loud for one night. {host} hosts the tour in {venue}.',
  'Think you can count to twenty-one? {host} gives you an evening to prove it.',
  'Seven to a table, one champion. {host} hosts, the alumni cheer, the freshmen usually win.',
  '{host} promised its advisor an event without a bounce house. Here it is: blackjack, seven to a table, everyone with the same stack.',
  'A cup to win, an early night to lose. {host} deals the first hand on time.',
  'Game night with a dress code that nobody checks. {host} hosts {campus} in {venue}.',
  'Brackets are for March; tables are for us. Play your seven, beat six, move on. {host} runs the floor.',
  'The trophy has lived at {host} for two years. Come and take it away.',
  'It takes ten minutes to learn and about three hours to win. {host} does the teaching first.',
];

/** First paragraphs where a fraternity hosts and everyone may come. */
export const openingsForAll = [
  "You don't have to be good at this. {host} deals a practice round first, and the rules fit on the card at your seat.",
  '{host} invites all of {campus} to a night of cards. Come with your roommate, your lab partner or the person you keep losing to at Hearts.',
  'A {campus} first: {host} brings the collegiate blackjack tour to {city}.',
  'Never sat at a card table? Good, neither have most of us. {host} starts at zero and gets you to the final table.',
  'Your lab partner signed up already. {host} keeps two seats at every table for people who come alone.',
  'The {city} stop of the tour. {host} has room for everyone who signs up, and a big screen for those who watch.',
];

/** First paragraphs where another group hosts. */
export const groupOpenings = [
  'The {host} brings the tour to {campus}. No teams, no letters, no experience needed: pick a seat and play.',
  'Board game night grew up. The {host} has rented real tables, real chips and dealers who will gladly explain.',
  'Hall against hall in {venue}. The {host} keeps score, and the winning hall keeps the cup until the next one.',
  'A free night out from the {host}: blackjack for chips that are worth nothing at all, and snacks that are worth a lot.',
  'Every {campus} student is welcome. The {host} deals from seven, and the final table is open to watch.',
  'Late-night programming, but make it cards. The {host} has seats for everyone who signs up.',
];

/** Second paragraphs for events with an open sign-up. */
export const openTo = [
  'Open to all {campus} students, 18 and older. Bring your student ID.',
  'Any student can play, 18 and older, and friends from other schools are welcome with a photo ID.',
  'Undergrads, grad students, staff: if you are at {campus} and 18, there is a seat for you.',
  "Sign up early, seats go fast. If it's full, come anyway: some people never show up, and we fill from the door.",
  'Everyone 18 and older with a student ID can sign up. Watching is free and needs no sign-up.',
  "You can come alone; we'll seat you with people you don't know yet.",
];

/** Second paragraphs for events with a password. */
export const invitedOnly = [
  'Members and their guests. The password is with the social chair.',
  'By invitation: ask the brother who told you about it for the password.',
  'The room holds only so many, so sign-up is by password. Ask at the table outside the dining hall this week.',
  'For the chapters of our council. Your president has the password.',
  "Invitations went out by email, the password is in there. Didn't get one? Ask {host}.",
];

/** Last paragraphs of a benefit. */
export const benefits = [
  'The night supports {cause}. Every dollar of the entry goes there: {site}',
  'We play for {cause}. Entry is a donation, prizes are given by shops in {city}.',
  'Every entry goes to {cause}. More about their work: {site}',
  'Proceeds go to {cause}. You can give without playing, too: {site}',
];

/** Last paragraphs of other events. */
export const details = [
  '{doors}Come as you are.',
  '{doors}Dress up a little: the photos end up on the wall.',
  '{doors}Free parking behind the building after 5 PM. Pizza at halftime.',
  '{doors}Dry event, good snacks. Jackets welcome, not required.',
  '{doors}Wear your letters or your colors. The playlist takes requests.',
  '{doors}There is a coat rack, an elevator, and a quiet table for those who want one. Tell us what you need: {site}',
  'New to the game? Read how to play before you come, it takes five minutes. {doors}',
  '{doors}Questions? {site}',
];

/** What a benefit supports, and its address. */
export const causes = [
  ['the {city} food bank', 'https://foodbank.example.org'],
  ["the children's hospital", 'https://childrenshospital.example.org'],
  ['the veterans fund', 'https://veterans.example.org'],
  ['a reading program in the city schools', 'https://readers.example.org'],
  ['the river cleanup', 'https://river.example.org'],
  ['cancer research', 'https://research.example.org'],
  ['the campus food pantry', 'https://pantry.example.org'],
  ['the animal shelter', 'https://shelter.example.org'],
] as const;
