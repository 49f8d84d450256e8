import { Button } from '../../ui/Button.tsx';
import { useRequestOpener } from './RequestProvider.tsx';

/** The 'Request Tournament' button (specification 2.6), which opens the request form. */
export function RequestButton() {
  const { busy, opener, open } = useRequestOpener();
  return (
    <Button tone="plain" {...opener} busy={busy} onClick={open}>
      Request Tournament
    </Button>
  );
}
