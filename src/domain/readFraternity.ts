import { flag, instant, link, notFalse, readFields, text, wholeNumber } from './storedFields.ts';

/** A fraternity of a college, with what outreach knows of it (specification 3). */
export type Fraternity = ReturnType<typeof readFraternity>;

const stored = {
  name: text,
  letters: text,
  chapterName: text,
  size: wholeNumber,
  /** `active !== false` shows Active (decisions, "Outreach counts"). */
  active: notFalse,
  /** An outreach status, what an older document holds ('scheduling'), or ''. */
  status: text,
  philanthropy: text,
  instagramUsername: text,
  instagramLink: link,
  rushChairName: text,
  rushChairNumber: text,
  rushChairContacted: flag,
  presidentName: text,
  presidentNumber: text,
  presidentContacted: flag,
  philanthropyName: text,
  philanthropyNumber: text,
  philanthropyContacted: flag,
  signupFormUrl: link,
  signupSheetUrl: link,
  joinDate: instant,
  createdAt: instant,
};

/** The fraternity in a stored document of any age; never fails. */
export function readFraternity(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
