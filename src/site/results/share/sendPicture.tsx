import { useEffect, useState } from 'react';
import { saveBlob } from '../../../ui/saveFile.ts';
import { isShareClosed } from '../../../ui/shareLink.ts';
import { drawPicture } from './drawPicture.ts';
import { type PicturedNight, type PicturedRow, pictureFacts, pictureText } from './pictureFacts.ts';
import styles from './SharePicture.module.css';

/** A picture that was drawn, and what it says for those who don't see it. */
type Picture = { file: File; text: string };

/** Draws the picture of a result. Rejects when it can't be drawn. */
export async function pictureOf(row: PicturedRow, results: PicturedNight): Promise<Picture> {
  const facts = pictureFacts(row, results);
  return { file: await drawPicture(facts), text: pictureText(facts) };
}

/** Shares a picture with the device's share dialog, or saves it where the device shares no files. */
export async function sendPicture({ file }: Picture): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (isShareClosed(error)) return;
    }
  }
  saveBlob(file.name, file);
}

/** A picture as it was shared or saved. */
export function DrawnPicture({ file, text }: Picture) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url && <img className={styles.drawn} src={url} alt={text} width={270} height={338} />;
}
