import { useRef } from 'react';
import { words } from '../../content/words.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useWhenWanted } from '../../hooks/useWhenWanted.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';

const readOpen = (text: string) => (text === 'open' ? 'open' : '');
const loadDialog = () => import('./RequestDialog.tsx').then((module) => module.RequestDialog);

/**
 * 'Request Tournament' with its dialog (specification 2.6), which is open as long as the address says `?request=open`.
 * One a page. Its code is fetched when it is wanted.
 */
export function RequestButton() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [, open] = useUrlState('request', readOpen);
  const [state, close] = useUrlState('request', readOpen, { replace: true });
  const Dialog = useWhenWanted(state === 'open', loadDialog, () => {
    close('');
    showToast(words.unreachable, 'alert');
  });

  function leave() {
    close('');
    trigger.current?.focus({ preventScroll: true });
  }
  // A head start on the code; if it fails, the press that follows tells.
  const prepare = () => void loadDialog().catch(() => {});
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="dialog"
        busy={state === 'open' && !Dialog}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => open('open')}
      >
        Request Tournament
      </Button>
      {state === 'open' && Dialog && <Dialog onClose={leave} />}
    </>
  );
}
