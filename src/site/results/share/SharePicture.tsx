import { useState } from 'react';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { Button } from '../../../ui/Button.tsx';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';

const code = () => import('./sendPicture.ts');
const prepare = () => void code().catch(() => {});

type Props = { row: ResultRow; results: Results; label: string };

/** Shares a person's result as a picture. The code that draws it is fetched when the button is near. */
export function SharePicture({ row, results, label }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function share(): Promise<void> {
    setState('busy');
    try {
      const { sendPicture } = await whenThere(code);
      await sendPicture(row, results);
      setState('idle');
    } catch (error) {
      console.warn('The picture was not made.', error);
      setState('failed');
    }
  }
  return (
    <div>
      <Button tone="plain" busy={state === 'busy'} onPointerEnter={prepare} onFocus={prepare} onClick={share}>
        {state === 'failed' ? 'Retry' : label}
      </Button>
      <p role="alert">{state === 'failed' && notLoaded('The picture')}</p>
    </div>
  );
}
