import type { FraternityFieldName } from '../../domain/fraternities/fraternityForm.ts';

/** The labels of a fraternity's fields. */
export const fraternityLabels: Record<FraternityFieldName, string> = {
  name: 'Name',
  letters: 'Letters',
  chapterName: 'Chapter name',
  size: 'Size',
  status: 'Status',
  joinDate: 'Join date',
  active: 'Active',
  instagramUsername: 'Instagram username',
  instagramLink: 'Instagram link',
  rushChairName: 'Rush chair name',
  rushChairNumber: 'Rush chair number',
  rushChairEmail: 'Rush chair email',
  rushChairContacted: 'Rush chair contacted',
  presidentName: 'President name',
  presidentNumber: 'President number',
  presidentEmail: 'President email',
  presidentContacted: 'President contacted',
  philanthropyName: 'Philanthropy contact name',
  philanthropyNumber: 'Philanthropy contact number',
  philanthropyEmail: 'Philanthropy contact email',
  philanthropyContacted: 'Philanthropy contacted',
  philanthropy: 'Philanthropy',
  signupFormUrl: 'Sign-up form URL',
  signupSheetUrl: 'Sign-up sheet URL',
};
