import { processingError } from './ImageError.ts';

/** Returns a file as a data URL. @throws ImageError when it cannot be read */
export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(processingError("the file can't be read.", true));
    reader.readAsDataURL(file);
  });
}
