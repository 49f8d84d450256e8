import { GateScreen } from '../../ui/GateScreen.tsx';

/** What a phone sees that has neither joined nor a link to join with. */
export function NotJoined() {
  return (
    <GateScreen title="Crew" lead="This phone isn't in the crew of this event yet.">
      <p>Scan the QR code, or open the link that the tour's staff sent you.</p>
      {isHomeScreenApp() && (
        <p>Already joined? An app on the home screen doesn't know. Go back to the browser you joined in.</p>
      )}
    </GateScreen>
  );
}

/** On iOS it has a storage of its own. */
function isHomeScreenApp(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
