import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import type { PicturedNight, PicturedRow } from './pictureFacts.ts';

const code = () => import('./sendPicture.tsx');
const prepare = () => void code().catch(() => {});

type Props = { row: PicturedRow; results: PicturedNight; label: string };

/** Shares a person's result as a picture. The code that draws it is fetched when the button is near. */
export function SharePicture({ row, results, label }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  const [drawn, setDrawn] = useState<ReactNode>(null);
  async function share(): Promise<void> {
    setState('busy');
    let message = notLoaded('The picture');
    try {
      const { DrawnPicture, pictureOf, sendPicture } = await whenThere(code);
      message = "Your browser couldn't draw the picture.";
      const picture = await pictureOf(row, results);
      setDrawn(<DrawnPicture {...picture} />);
      await sendPicture(picture);
      setState('idle');
    } catch (error) {
      console.warn('The picture was not made.', error);
      setFailure(message);
      setState('failed');
    }
  }
  return (
    <div>
      <Button tone="plain" busy={state === 'busy'} onPointerEnter={prepare} onFocus={prepare} onClick={share}>
        {state === 'failed' ? 'Retry' : label}
      </Button>
      <p role="alert">{state === 'failed' && failure}</p>
      {drawn}
    </div>
  );
}
