import { keepOwnName } from '../../data/staff/session/ownName.ts';
import { NameDialog } from '../outreach/callers/NameDialog.tsx';

type Props = {
  /** The name until now, '' for none. */
  name: string;
  /** Whether the names of the callers are offered, which only super admins may read. */
  offers: boolean;
  onName: (name: string) => void;
  onClose: () => void;
};

/** Asks for the name of whoever works in this browser, and keeps it. */
export function OwnNameDialog({ name, offers, onName, onClose }: Props) {
  return (
    <NameDialog
      title="Your name"
      label="Your name"
      lead="This browser asks once. History and the logs say who did what. Only staff see it."
      mistake="Enter your name"
      name={name}
      offers={offers}
      onName={(given) => {
        keepOwnName(given);
        onName(given);
      }}
      onClose={onClose}
    />
  );
}

export { OwnNameDialog as Component };
