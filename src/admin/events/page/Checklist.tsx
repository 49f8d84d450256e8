import type { StaffEvent } from '../../../data/staff/events.ts';
import { isDecided } from '../../../domain/events/eventStatus.ts';
import type { Step, StepName, StepState } from '../../../domain/events/page/checklist.ts';
import { isSignUpHere } from '../../../domain/signUp/signUp.ts';
import { formatSoon } from '../../../domain/time/format.ts';
import { type EventTab, staffPaths } from '../../../staffPaths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { useAskedDialog } from '../../parts/useAskedDialog.ts';
import { changeStatus } from '../list/rows/rowChanges.ts';
import { changeLanding } from './changeLanding.ts';
import { importHash } from './eventTabs.ts';
import styles from './StaffEventPage.module.css';

/** The words of each step: what it is about, and the button that does it. */
const stepWords: Record<StepName, { label: string; action: string }> = {
  place: { label: 'Date, time and place', action: 'Add date, time and place' },
  form: { label: 'Sign-up form', action: 'Add form' },
  password: { label: 'Password', action: 'Set password' },
  landing: { label: 'On the landing page', action: 'Show on Landing' },
  people: { label: 'Participants', action: 'Import list' },
  active: { label: 'Active on the day', action: 'Set to active' },
  tables: { label: 'Tables drawn', action: 'Close the list' },
  night: { label: 'Night', action: 'Run the night' },
  bracket: { label: 'Bracket', action: 'Upload bracket' },
  result: { label: 'Result', action: 'Record result' },
  completed: { label: 'Completed', action: 'Set to completed' },
};

type Props = { event: StaffEvent; steps: readonly Step[]; today: string };

/** The steps of an event from its date to its result. The next one is a button. */
export function Checklist({ event, steps, today }: Props) {
  const next = steps.find(({ state }) => state === 'next');
  return (
    <section aria-labelledby="checklist" className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <h3 id="checklist">Checklist</h3>
      {!next && <p className={layout.muted}>{restText(event, steps, today)}</p>}
      <ol className={`${consoleLayout.list} ${consoleLayout.ruled} ${styles.steps}`}>
        {steps.map((step) => (
          <li
            key={step.name}
            data-state={step.state}
            aria-current={step.state === 'next' ? 'step' : undefined}
          >
            <StepMark state={step.state} />
            <span>{stepWords[step.name].label}</span>
            {(step.state === 'next' || step.state === 'later') && <StepAction event={event} step={step} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Says why there is nothing to do now. */
function restText(event: StaffEvent, steps: readonly Step[], today: string): string {
  if (event.status === 'completed') {
    return steps.every(({ state }) => state !== 'later') ? 'All done.' : 'Nothing to do right now.';
  }
  return event.date ? `Ready. The event is ${formatSoon(event, today)}.` : 'Nothing to do right now.';
}

const marks: Record<StepState, string> = {
  done: 'Done',
  next: 'Next',
  later: 'To do',
  over: 'Not needed any more',
};

function StepMark({ state }: { state: StepState }) {
  return (
    <span className={styles.mark}>
      {state === 'done' && <Icon width={14} height={12} path="M1 6l4 5 8-10" />}
      <span className="visually-hidden">{marks[state]}: </span>
    </span>
  );
}

function StepAction({ event, step: { name, state } }: { event: StaffEvent; step: Step }) {
  const { open: edit } = useAskedDialog('edit');
  const { action } = stepWords[name];
  const isHere = isSignUpHere(event);
  const look = state === 'next' ? buttonClass('gold') : styles.quiet;
  const tabs: Partial<Record<Step['name'], EventTab>> = {
    people: 'participants',
    bracket: 'bracket',
    result: 'result',
  };
  const tab = tabs[name];
  if (name === 'result' && isDecided(event)) {
    return (
      <Link className={look} to={staffPaths.night(event.id, 'result')}>
        Publish the results
      </Link>
    );
  }
  if (name === 'tables' || name === 'night') {
    return (
      <Link className={look} to={staffPaths.night(event.id, name === 'tables' ? 'draw' : name)}>
        {action}
      </Link>
    );
  }
  if (tab) {
    return (
      <Link
        className={look}
        to={staffPaths.eventPage(event.id, tab) + (name === 'people' && !isHere ? importHash : '')}
      >
        {name === 'people' && isHere ? 'Open list' : action}
      </Link>
    );
  }
  function act(): void {
    if (name === 'landing') void changeLanding(event.id, true);
    else if (name === 'active' || name === 'completed') changeStatus(event, name);
    else edit(`${event.id}/${fieldOf(event, name)}`);
  }
  return (
    <button type="button" className={look} onClick={act}>
      {action}
    </button>
  );
}

function fieldOf(event: StaffEvent, name: Step['name']): string {
  if (name === 'form') return 'googleFormUrl';
  if (name === 'password') return 'registrationPassword';
  if (!event.date) return 'date';
  return event.time ? 'location' : 'time';
}
