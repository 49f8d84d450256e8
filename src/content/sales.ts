/** How staff put their sheet behind the Sales Pipeline screen, step by step. */
export const sheetSteps: readonly string[] = [
  'Open the spreadsheet in Google Sheets.',
  "Press Share and choose who can open it. People who aren't on the list won't see it.",
  'Press Copy link.',
  'Paste the link here and press Save.',
  'From now on, everyone on staff opens the same sheet from here.',
];

/** What the Sales Pipeline screen is going to do. */
export const comingSoon: readonly { name: string; about: string }[] = [
  { name: 'The sheet on this screen', about: 'Read and filter the rows without leaving the console.' },
  { name: 'Cards from the sheet', about: 'Turn a row into a card on the pipeline board.' },
  { name: 'Reminders', about: 'A note when no one has talked to a prospect for two weeks.' },
  { name: 'Numbers by stage', about: 'How many prospects became events, month by month.' },
];
