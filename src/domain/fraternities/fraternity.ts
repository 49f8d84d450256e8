import { day, flag, instant, link, notFalse, readFields, text, wholeNumber } from '../fields/storedFields.ts';

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
  rushChairEmail: text,
  rushChairContacted: flag,
  /** The day somebody last saw that this is still the person; null when nobody noted one. */
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
  /**
   * When the outreach log has its newest entry, and the step that entry promised (data model, "Outreach
   * log").
   */
  lastContactAt: instant,
  /** Since when nobody has talked to it: the last contact or, without one, when it was added. */
  quietSince: instant,
  nextStep: text,
  nextStepOn: day,
  joinDate: instant,
  createdAt: instant,
};

/** The fraternity in a stored document of any age; never fails. */
export function readFraternity(id: string, data: unknown) {
  return { ...readFields(stored, data), id };
}
