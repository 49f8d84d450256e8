/**
 * A run of text: words, links within the site ('/…'), to the request form (`paths.request()`) or elsewhere
 * ('https:', 'tel:', 'mailto:'), playing cards.
 */
export type Text = string | readonly (string | Inline)[];
export type Inline = { text: string; to: string } | { strong: string } | { hand: readonly Card[] };

/** A playing card, 'A♠', '10♥'. */
export type Card = `${Rank}${'♠' | '♥' | '♣' | '♦'}`;
type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2';

/** A piece of a section; plain text is a paragraph. */
export type Block =
  | Text
  | { kind: 'list' | 'steps'; items: readonly Text[] }
  | { kind: 'example'; title: string; blocks: readonly Block[] }
  | { kind: 'note'; text: Text }
  | Action
  | { kind: 'questions'; items: readonly { question: string; answer: readonly Block[] }[] }
  | { kind: 'numbers'; items: readonly { value: string; label: string }[] }
  | Cards
  | Picture
  | Table
  | Strategy;

/** A link that looks like a button, to the request form or a page. */
export type Action = { kind: 'action'; label: string; to: string };

/** Cards side by side, each with an icon of `icons.ts`; `numbered` when they are steps in order. */
export type Cards = {
  kind: 'cards';
  numbered?: boolean;
  items: readonly { icon: string; title: string; blocks: readonly Block[] }[];
};

/** A picture of ours, a file in public/, with its size. */
export type Picture = { kind: 'picture'; src: string; alt: string; width: number; height: number };

/** A table whose first column names the rows. */
export type Table = {
  kind: 'table';
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What to do with a hand against each card of the dealer, 2 to 10 and ace: a letter each. */
export type Strategy = {
  kind: 'strategy';
  caption: string;
  rows: readonly (readonly [hand: string, moves: string])[];
};

export type Section = { title: string; blocks: readonly Block[] };

/** A page of words. Its address is in paths.ts, its look in ContentPage. */
export type ContentPage = {
  title: string;
  lead: string;
  /** The day of the last change, 'YYYY-MM-DD'; only terms, privacy and rules have one. */
  updated?: string;
  sections: readonly Section[];
  /** What stays in reach at the foot of a phone's screen. */
  action?: Action;
};
