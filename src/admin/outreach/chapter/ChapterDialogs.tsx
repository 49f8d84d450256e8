import { useNavigate } from 'react-router-dom';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { DeleteFraternityDialog } from '../../fraternities/DeleteFraternityDialog.tsx';
import { fraternityCode } from '../../fraternities/loadFraternity.ts';
import { useWayBack } from '../../parts/useWayBack.ts';
import { LogDialog } from '../log/LogDialog.tsx';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { cameFrom } from './cameFrom.ts';

/** The dialog that is open above a chapter's page. `before`: the chapter when its form was opened. */
export type OpenDialog =
  | { dialog: 'log'; channel: Channel; role: ContactRole }
  | { dialog: 'edit'; before: Fraternity }
  | { dialog: 'schedule' | 'delete' };

type Props = {
  collegeId: string;
  /** The last that is known of the chapter. */
  chapter: Fraternity;
  gone: boolean;
  today: string;
  open: OpenDialog;
  onOpen: (open: OpenDialog | null) => void;
};

/** The dialogs of a chapter's page. They keep what was typed when the chapter is deleted. */
export function ChapterDialogs({ collegeId, chapter, gone, today, open, onOpen }: Props) {
  const close = () => onOpen(null);
  const { to } = cameFrom();
  const navigate = useNavigate();
  const goBack = useWayBack(to);
  const given = { collegeId, fraternity: chapter, onClose: close };
  if (open.dialog === 'log')
    return <LogDialog {...given} channel={open.channel} role={open.role} today={today} />;
  if (open.dialog === 'schedule') return <ScheduleDialog {...given} />;
  if (open.dialog === 'edit') {
    return (
      <LateDialog code={fraternityCode} title="Edit fraternity" what="The form" onClose={close}>
        {(Form) => <Form {...given} fraternity={open.before} now={gone ? null : chapter} />}
      </LateDialog>
    );
  }
  return <DeleteFraternityDialog {...given} onDeleted={() => goBack() || void navigate(to)} />;
}
