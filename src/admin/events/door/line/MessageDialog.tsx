import { useId, useMemo, useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import {
  type MailText,
  mailParts,
  type Recipients,
  recipientsOf,
} from '../../../../domain/participants/bulkMail.ts';
import type { WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import { type Audience, messageText } from '../../../../domain/participants/messageText.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { counted } from '../../../../domain/text/counted.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { publicUrlOf } from '../../../../staffPaths.ts';
import { ButtonGroup } from '../../../../ui/ButtonGroup.tsx';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { Field } from '../../../../ui/Field.tsx';
import { FieldFrame } from '../../../../ui/FieldFrame.tsx';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import { namesOf } from '../../../parts/selection/namesOf.ts';

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  line: readonly WaitingPerson[];
  onClose: () => void;
};

/**
 * Writes to those on the list, in line, or not here yet, in the reader's own mail app: we send nothing
 * ourselves.
 */
function MessageDialog({ event, people, line, onClose }: Props) {
  const id = useId();
  const [to, setTo] = useState<Audience>('in');
  const [typed, setTyped] = useState<Partial<Record<Audience, MailText>>>({});
  const expected = people.filter(({ checkedIn }) => !checkedIn);
  const chosen = { in: people, waiting: line, expected }[to];
  const reached = useMemo(() => recipientsOf(chosen), [chosen]);
  const message = typed[to] ?? messageText(to, event, publicUrlOf(event.id));
  const type = (change: Partial<MailText>) => setTyped({ ...typed, [to]: { ...message, ...change } });

  return (
    <FormDialog
      title="Message"
      lead="Opens in your own email app. People don't see each other's addresses."
      dirty={Object.keys(typed).length > 0}
      action="Done"
      onSubmit={async () => onClose()}
      onClose={onClose}
    >
      <ButtonGroup<Audience>
        label="To"
        className={`${consoleLayout.wrap2} ${formLayout.chosen}`}
        options={[
          ['in', `On the list: ${people.length}`],
          ['waiting', `Waiting: ${line.length}`],
          ['expected', `Not here yet: ${expected.length}`],
        ]}
        value={to}
        onChange={setTo}
      />
      <Field
        id={`${id}-subject`}
        label="Subject"
        value={message.subject}
        autoComplete="off"
        onChange={({ target }) => type({ subject: target.value })}
      />
      <FieldFrame
        id={`${id}-text`}
        label="Text"
        hint="It can't include anyone's ticket link: only they have it."
      >
        {(framed) => (
          <textarea
            rows={8}
            {...framed}
            value={message.text}
            onChange={({ target }) => type({ text: target.value })}
          />
        )}
      </FieldFrame>
      <Sending key={to} message={message} {...reached} />
    </FormDialog>
  );
}

/** The links that open the message, part by part, and the addresses to copy. */
function Sending({ addresses, unreached, message }: Recipients & { message: MailText }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const parts = useMemo(() => mailParts(addresses, message), [addresses, message]);
  const names = unreached.map(({ name, email }) => name || email);
  return (
    <div className={layout.stack2}>
      {addresses.length === 0 && <p className={layout.muted}>There's no one to write to.</p>}
      {parts === null && (
        <p className={staffLayout.warning} role="status">
          This text is too long for a link. Shorten it, or copy the addresses and paste them as Bcc.
        </p>
      )}
      {addresses.length > 0 && (
        <p className={consoleLayout.wrap2}>
          {parts?.map((href, at) => (
            <a
              key={href}
              href={href}
              className={buttonClass(opened.has(at) ? 'plain' : 'gold')}
              onClick={() => setOpened(new Set([...opened, at]))}
            >
              {parts.length === 1 ? 'Open in email app' : `Part ${at + 1} of ${parts.length}`}
              {opened.has(at) && <span className={layout.note}> opened</span>}
            </a>
          ))}
          <CopyButton text={addresses.join(', ')}>
            {`Copy ${counted(addresses.length, 'address', 'addresses')}`}
          </CopyButton>
        </p>
      )}
      {names.length > 0 && (
        <p>
          No valid email address: <bdi>{namesOf(names, 8)}</bdi>
        </p>
      )}
    </div>
  );
}

export { MessageDialog as Component };
