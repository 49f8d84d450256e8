import { type Asking, isRefused, network } from '../asking.ts';
import { findingsOf } from '../finding.ts';

const deploy = 'npm run deploy -- --only storage';

/** Looks at the bucket of images as a visitor. */
export async function checkStorage(asking: Asking) {
  const { found, right, wrong, unknown } = findingsOf('Images');
  const { storage, settings } = asking.place;
  const bucket = settings.VITE_FIREBASE_STORAGE_BUCKET;
  if (!bucket) return found;
  const objects = `${storage}/v0/b/${bucket}/o`;
  const image = await asking.ask(`${objects}/${encodeURIComponent('images/doctor-looks-here')}`);
  const what = 'Visitors can see images';
  if (image.status === 0) {
    unknown(what, image.error, network);
    return found;
  }
  if (isRefused(image)) wrong(what, 'the rules refuse it', deploy);
  else if (/bucket/i.test(image.error))
    wrong(
      what,
      image.error,
      'Firebase console, Storage: Get started; and copy its bucket into VITE_FIREBASE_STORAGE_BUCKET in .env',
    );
  else if (image.status !== 404)
    wrong(what, image.error || `it answered ${image.status}`, 'Look at VITE_FIREBASE_STORAGE_BUCKET in .env');
  else right(what);

  const list = await asking.ask(`${objects}?prefix=images/&maxResults=1`);
  if (isRefused(list)) right('Nobody lists them');
  else wrong('Nobody lists them', list.error || 'anybody can', deploy);
  return found;
}
