import '../../../ui/previewTokens.css';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { schoolLine } from '../../../domain/colleges/schoolLine.ts';
import type { EventFields } from '../../../domain/events/eventFields.ts';
import { eventState } from '../../../domain/events/eventState.ts';
import { generatedTitle } from '../../../domain/events/generatedTitle.ts';
import { eventAddresses } from '../../../domain/events/page/eventAddress.ts';
import type { Registration } from '../../../domain/events/registration.ts';
import { registration } from '../../../domain/events/registration.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { EventCardFace } from '../../../ui/EventCardFace.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './CardPreview.module.css';
import type { EventFormReturn } from './eventForm.ts';

function entersWords({ registrationPassword: password, googleFormUrl, signUp }: EventFields): string {
  const words = enters[registration(password, googleFormUrl, signUp !== '')];
  if (signUp.startsWith('closed')) return 'Visitors will see that sign-up is closed.';
  return password && signUp ? 'Visitors need the password to sign up on this site.' : words;
}

const enters: Record<Registration, string> = {
  locked: 'Visitors need the password to sign up.',
  open: 'Anyone can open the sign-up form.',
  site: 'Visitors sign up on this site.',
  none: 'Visitors will see “Sign-up form coming soon.”',
};

type Props = { form: EventFormReturn; eventId?: string | undefined };

/** Previews the card as visitors will see it; without an id, as the one that the event will get. */
export function CardPreview({ form, eventId }: Props) {
  const id = useId();
  const fields = useWatch({ control: form.control });
  const event = { ...form.getValues(), ...fields };
  const date = event.date || null;
  const title = event.title || event.eventName || generatedTitle({ ...event, date }, new Date());
  const state = eventState({ ...event, title });
  const [address = ''] = eventAddresses({ ...event, date }, new Date());
  return (
    <section className={`${consoleLayout.top3} ${styles.preview}`} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>Preview</h3>
      <div className={styles.site}>
        <EventCardFace
          event={{ ...event, id: eventId ?? address, date, state }}
          school={schoolLine(event.collegeName, title)}
          suit="spade"
          titleId={`${id}-title`}
          title={<h3 id={`${id}-title`}>{title}</h3>}
        >
          <span className={buttonClass()} aria-hidden="true">
            {event.status === 'completed' ? 'Completed' : 'Enter'}
          </span>
        </EventCardFace>
      </div>
      <p className={`${layout.note} ${styles.note}`}>
        {event.status !== 'completed' && entersWords(event)}{' '}
        {event.showOnLandingPage ? 'Shown on the landing page.' : 'Not shown on the landing page.'}
      </p>
    </section>
  );
}
