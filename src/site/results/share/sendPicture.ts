import { saveBlob } from '../../../ui/saveFile.ts';
import { isShareClosed } from '../../../ui/shareLink.ts';
import { drawPicture } from './drawPicture.ts';
import { type PicturedNight, type PicturedRow, pictureFacts } from './pictureFacts.ts';

/**
 * Draws the picture of a result and shares it with the device's share dialog, or saves it where the device
 * shares no files. Rejects when it can't be drawn.
 */
export async function sendPicture(row: PicturedRow, results: PicturedNight): Promise<void> {
  const file = await drawPicture(pictureFacts(row, results));
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      if (isShareClosed(error)) return;
    }
  }
  saveBlob(file.name, file);
}
