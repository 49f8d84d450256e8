import './ui/tokens.css';
import './ui/base.css';
import { app } from './entries.ts';
import { beginLoading } from './site/pages.ts';
import { reloadOnce } from './site/routing/reloadOnce.ts';

// A deploy takes away the chunks that an open tab still asks for.
addEventListener('vite:preloadError', reloadOnce);

// Only browsers of the staff have one; no visitor needs this code.
if (localEntry('staff-session') !== null)
  void import('./data/staff/session/staffCopy.ts').then(
    ({ forgetExpiredSession }) => forgetExpiredSession(),
    () => {},
  );
// What draws is ten times as much as what reads: the data comes while it is still on its way.
beginLoading(location.pathname);
void app();

/** An entry of the local storage, null where the browser refuses it. */
function localEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
