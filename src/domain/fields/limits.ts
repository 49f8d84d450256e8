/**
 * The maximum length of texts and size of numbers, the same as in firestore.rules;
 * tests/support/documents/shapes.ts tries both sides of each limit in the schemas and in the rules.
 */
export const limits = {
  title: 200,
  name: 150,
  person: 200,
  email: 320,
  phone: 50,
  time: 60,
  /** Of who signs up: strangers write it. */
  signUpName: 80,
  /** How many may wait for a spot of an event. */
  waitingList: 1000,
  signUpEmail: 200,
  signUpChapter: 100,
  location: 300,
  password: 200,
  address: 2000,
  longText: 5000,
  /** A public answer of an event, such as where to park. */
  note: 200,
  /** The id of a college, '--' and the slug of a fraternity. */
  chapterId: 302,
  /** The text of a template, and its name. */
  message: 2000,
  templateName: 60,
  tables: 200,
  /** From how many people one person can be kept apart, and the length of their ids together. */
  apart: 10,
  apartIds: 5000,
  people: 100_000,
  dollars: 10_000_000,
} as const;
