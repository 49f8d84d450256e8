import { day, flag, instant, link, notFalse, readFields, text, wholeNumber } from '../fields/storedFields.ts';

/** A fraternity of a college, with its outreach data (specification 3). */
export type Fraternity = ReturnType<typeof readFraternity>;

const stored = {
  name: text,
  letters: text,
  chapterName: text,
  size: wholeNumber,
  /** `active !== false` shows Active (specification-decisions, "Outreach counts"). */
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
  /** The day the fraternity last said no; it counts until the academic year ends. */
  declinedOn: day,
  /** The name of the caller who looks after the fraternity, '' for nobody. */
  owner: text,
  /** The state (two letters) and the conference of its college, for the lists over all colleges. */
  state: text,
  conference: text,
  /** The name of its college, where the college's id says another one. */
  collegeName: text,
  /** What those lists are queried by (`listFields`). */
  reached: flag,
  reachable: flag,
  confirmFrom: day,
  joinDate: instant,
  createdAt: instant,
};

/** Returns the fraternity in a stored document of any age; never throws. */
export function readFraternity(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
