import { day, flag, instant, link, notFalse, readFields, text, wholeNumber } from '../fields/storedFields.ts';

/** A fraternity of a college, with its outreach data (specification 3). */
export type Fraternity = ReturnType<typeof readFraternity>;

const stored = {
  name: text,
  letters: text,
  chapterName: text,
  size: wholeNumber,
  /** `active !== false` shows Active (decisions, "Outreach counts"). */
  active: notFalse,
  /** An outreach status, an unknown value of an older document ('scheduling'), or ''. */
  status: text,
  philanthropy: text,
  instagramUsername: text,
  instagramLink: link,
  rushChairName: text,
  rushChairNumber: text,
  rushChairEmail: text,
  rushChairContacted: flag,
  /** The day someone last confirmed this person, or null when none is recorded. */
  rushChairConfirmedOn: day,
  presidentName: text,
  presidentNumber: text,
  presidentEmail: text,
  presidentContacted: flag,
  presidentConfirmedOn: day,
  philanthropyName: text,
  philanthropyNumber: text,
  philanthropyEmail: text,
  philanthropyContacted: flag,
  philanthropyConfirmedOn: day,
  signupFormUrl: link,
  signupSheetUrl: link,
  /** The time of the newest outreach log entry, and the next step it set (data model, "Outreach log"). */
  lastContactAt: instant,
  /** The last contact or, without one, the time the fraternity was added. */
  quietSince: instant,
  nextStep: text,
  nextStepOn: day,
  joinDate: instant,
  createdAt: instant,
};

/** Returns the fraternity in a stored document of any age; never throws. */
export function readFraternity(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
