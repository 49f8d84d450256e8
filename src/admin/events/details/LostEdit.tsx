import { useStore } from '../../../hooks/useStore.ts';
import { Button } from '../../../ui/Button.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { unsentEvents } from '../drafts/unsentEvents.ts';

type Props = { eventId: string; onCompare: () => void };

/** Says that a waiting edit of this event was not saved. Renders nothing when there is none. */
export function LostEdit({ eventId, onCompare }: Props) {
  const events = useStore(unsentEvents);
  if (!events.some(({ id, kind, lost }) => id === eventId && kind === 'edit' && lost)) return null;
  return (
    <div className={`${staffLayout.bar3} ${staffLayout.warning}`} role="status">
      <p>Your changes to this event couldn't be saved. They're kept on this device.</p>
      <Button tone="plain" onClick={onCompare}>
        Compare
      </Button>
    </div>
  );
}
