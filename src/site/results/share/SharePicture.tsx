import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { notLoaded, whenThere } from '../../../ui/lazyCode.ts';
import type { PicturedNight, PicturedRow } from './pictureFacts.ts';
import styles from './SharePicture.module.css';
import type { Picture } from './sendPicture.ts';

const code = () => import('./sendPicture.ts');
const prepare = () => void code().catch(() => {});

type Props = { row: PicturedRow; results: PicturedNight; label: string };

/** Shares a person's result as a picture. The code that draws it is fetched when the button is near. */
export function SharePicture({ row, results, label }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [failure, setFailure] = useState('');
  const [drawn, setDrawn] = useState<Picture | null>(null);
  async function share(): Promise<void> {
    setState('busy');
    let message = notLoaded('The picture');
    try {
      const { pictureOf, sendPicture } = await whenThere(code);
      message = "Your browser couldn't draw the picture.";
      const picture = await pictureOf(row, results);
      setDrawn(picture);
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
      {drawn && <Drawn {...drawn} />}
    </div>
  );
}

/** The picture as it was shared or saved. */
function Drawn({ file, text }: Picture) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img className={styles.drawn} src={url} alt={text} width={270} height={338} />;
}
