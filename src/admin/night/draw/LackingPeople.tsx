import { type ComponentProps, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import formLayout from '../../../ui/formLayout.module.css';
import { EditParticipantDialog } from '../../events/door/EditParticipantDialog.tsx';
import { RemoveDialog } from '../../events/door/RemoveDialog.tsx';
import { useStaffDoor } from '../../events/door/useStaffDoor.ts';
import styles from './Draw.module.css';
import { type Lack, lackingOnes } from './drawPeople.ts';

const words: Record<Lack, string> = {
  school: 'No school',
  unknown: "A school we don't know",
  chapter: 'No chapter',
};

type Props = { event: StaffEvent; people: readonly Participant[] };

/** Who has no school or chapter, so that the draw can't keep them from their own; each can be edited here. */
export function LackingPeople({ event, people }: Props) {
  const [editing, setEditing] = useState<Participant | null>(null);
  const [removing, setRemoving] = useState<Participant | null>(null);
  const lacking = lackingOnes(people);
  const urgent = lacking.some(({ lack }) => lack !== 'chapter');
  return (
    <>
      {lacking.length > 0 && (
        <details className={`${formLayout.foldable} ${styles.lacking}`} open={urgent && lacking.length <= 12}>
          <summary>{headText(lacking.length)}</summary>
          <ul>
            {lacking.map(({ person, lack }) => (
              <li key={person.id}>
                <button type="button" onClick={() => setEditing(person)}>
                  {person.name || person.email || 'No name'}
                </button>{' '}
                <small>{words[lack]}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {editing && (
        <EditPerson
          event={event}
          people={people}
          person={editing}
          onRemove={setRemoving}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveDialog event={event} person={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

type EditProps = Omit<ComponentProps<typeof EditParticipantDialog>, 'door'> & { event: StaffEvent };

function EditPerson({ event, ...props }: EditProps) {
  const door = useStaffDoor(event);
  return <EditParticipantDialog door={door} {...props} />;
}

function headText(number: number): string {
  const who = number === 1 ? '1 person lacks' : `${number} people lack`;
  return `${who} a school or a chapter. They could sit with their own.`;
}
