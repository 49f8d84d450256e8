/** Longer sentences of the public site; the specification's own texts stay where they are used. */
export const words = {
  what: "Everyone plays with the same chips, and there's no cash at the table. ",
  who: 'Who runs the tour',
  facts: ['18+ only', 'Top two at each table move on'],
  nextUp: 'Next up',
  liveNow: '● Live now',
  noDates: 'New dates coming soon',
  noDatesHint: 'Want us on your campus?',
  datesFailed: "Couldn't load the schedule",
  datesFailedHint: 'Try again below.',
  host: 'Host a tournament',
  seeEvents: 'See upcoming events',
  partners: 'They bring the tables, the chips and the late-night fries.',
  notice: 'For entertainment only. You must be 18 or older to take part. Please play responsibly.',
  help: 'If it stops being fun, take a break. Free, confidential help:',
  helpline: { text: '1-800-MY-RESET', to: 'tel:+18006973738' },
  unreachable: "Couldn't connect. Check your connection and try again.",
};
