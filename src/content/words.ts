/** Longer sentences of the public site; the specification's own texts stay where they are used. */
export const words = {
  facts: ['18+ only', 'On campus, in person', 'One bracket, one champion'],
  nextUp: 'Next table',
  noDates: 'New dates soon',
  noDatesHint: 'Where do we deal next?',
  datesFailed: 'Schedule not loaded',
  datesFailedHint: 'Try again below.',
  invite: 'Bring the tour to you',
  seeEvents: 'See upcoming events',
  partners: 'They set the tables, the chips and the late-night fries.',
  notice: 'For entertainment only. You must be 18 or older to take part. Please play responsibly.',
  help: 'If it stops being fun, take a break. Free, confidential help in the US:',
  helpline: { text: '1-800-MY-RESET', to: 'tel:+18006973738' },
  unreachable: "Couldn't connect. Check your connection and try again.",
};
