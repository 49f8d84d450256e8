/** Longer sentences of the public site; the specification's own texts stay where they are used. */
export const words = {
  what: 'You never bet money: everyone gets the same chips, and they have no cash value. ',
  who: 'Who runs the tour',
  facts: ['18+ only', 'Beginners welcome'],
  nextUp: 'Next up',
  seeLive: 'See live tables',
  noDates: 'New dates coming soon',
  noDatesHint: 'Want us on your campus?',
  datesFailed: "Couldn't load the schedule",
  datesFailedHint: 'Try again below.',
  host: 'Host a tournament',
  seeEvents: 'See upcoming events',
  partners: 'They help with the food, the word and the prizes.',
  notice: 'For entertainment only. You must be 18 or older to take part. Please play responsibly.',
  help: 'If it stops being fun, take a break. Free, confidential help:',
  helpline: { text: '1-800-MY-RESET', to: 'tel:+18006973738' },
  unreachable: "Couldn't connect. Check your connection and try again.",
};
