import type { ChapterList } from '../../../domain/outreach/chapterLists.ts';
import { quietAfterDays } from '../../../domain/outreach/quiet.ts';

type Words = {
  label: string;
  about: string;
  nothing: string;
  /** The name of an exported file, without its date. */
  file: string;
};

/** The label, the description, the empty message and the file's name of each list. */
export const outreachLists: Record<ChapterList, Words> = {
  today: {
    label: 'Call today',
    about: 'Next steps that are due today or overdue.',
    nothing: 'Nothing is due. Next steps you plan when you log a contact show up here on their day.',
    file: 'call-today',
  },
  quiet: {
    label: 'Gone quiet',
    about: `Outreached or in contact, and no contact for ${quietAfterDays} days or longer.`,
    nothing: 'No one has gone quiet.',
    file: 'gone-quiet',
  },
  confirm: {
    label: 'Needs confirming',
    about: 'Contacts that no one has confirmed since August 1. Oldest first.',
    nothing: 'Every contact is confirmed.',
    file: 'needs-confirming',
  },
  unreached: {
    label: 'Not reached yet',
    about: 'No one there has talked to us yet. Longest wait first.',
    nothing: 'Someone has talked to us at every chapter.',
    file: 'not-reached-yet',
  },
};
