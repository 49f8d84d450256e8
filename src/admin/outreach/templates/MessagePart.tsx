import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import {
  mailMessageLink,
  textLength,
  textMessageLink,
} from '../../../domain/outreach/templates/messageLinks.ts';
import type { TemplateChannel } from '../../../domain/outreach/templates/messageTemplate.ts';
import { counted } from '../../../domain/text/counted.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import layout from '../../../ui/layout.module.css';
import { SelectField } from '../../../ui/SelectField.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { chooseTemplate } from './chosenTemplates.ts';
import styles from './Templates.module.css';
import { useMessage } from './useMessage.ts';
import { useTemplates } from './useTemplates.ts';

type Props = {
  channel: TemplateChannel;
  college: string;
  fraternity: Pick<Fraternity, 'name' | 'nextStepOn'>;
  person: string;
  /** The name of whoever writes, '' when it isn't known. */
  by: string;
  /** Called to enter that name, when the words need it. */
  onNameless: () => void;
  /** A phone number or an email address, '' when it isn't known. */
  address: string;
};

/** The message of a template, to send by the phone's or the computer's own program, or to copy. */
export function MessagePart({ channel, address, onNameless, ...to }: Props) {
  const templates = useTemplates().filter((each) => each.channel === channel);
  const message = useMessage()(channel, to);
  const { template, subject, body, ready } = message;
  const isText = channel === 'text';
  const link = isText ? textMessageLink(address, body) : mailMessageLink(address, message);
  return (
    <div className={layout.column2}>
      <SelectField
        label="Template"
        value={template?.id ?? ''}
        options={[['', 'No template'], ...templates.map(({ id, name }) => [id, name] as const)]}
        onChange={(id) => chooseTemplate(channel, id)}
      />
      {template && (
        <>
          {!isText && subject && <p className={styles.subject}>{subject}</p>}
          <p className={styles.body}>{body}</p>
          {isText && <p className={layout.note}>{lengthText(body)}</p>}
          <p className={staffLayout.line2}>
            {!ready && (
              <Button tone="plain" onClick={onNameless}>
                Enter your name
              </Button>
            )}
            {link && ready && (
              <a href={link} className={buttonClass('plain')}>
                {isText ? 'Open in Messages' : 'Open in email'}
              </a>
            )}
            {ready && <CopyButton text={body} what="message" />}
            {ready && !isText && subject && <CopyButton text={subject}>Copy subject</CopyButton>}
          </p>
        </>
      )}
    </div>
  );
}

/** Returns how long a text is in words: '142 characters, 1 text'. */
export function lengthText(body: string): string {
  const { characters, messages } = textLength(body);
  return `${counted(characters, 'character')}, ${counted(messages, 'text')}`;
}
