import './ui/tokens.css';
import './ui/base.css';
import { app } from './entries.ts';
import { hearEarlyInput } from './lib/earlyInput.ts';
import { once } from './lib/once.ts';
import { stored } from './lib/stored.ts';
import { beginLoading } from './site/pages.ts';
import { loadRequestDialog } from './site/request/loadRequestDialog.ts';
import { pressAgain } from './site/routing/pressAgain.ts';
import { reloadOnce } from './site/routing/reloadOnce.ts';

if (document.getElementById('root')?.dataset.path) hearEarlyInput();
// A deploy takes away the chunks that an open tab still asks for.
addEventListener('vite:preloadError', reloadOnce);
pressAgain();

// Only the browsers of staff and crew have these entries; no visitor needs the code.
if (stored('localStorage', 'staff-session', () => true).get())
  void import('./data/staff/session/staffCopy.ts').then(
    ({ forgetExpiredSession }) => forgetExpiredSession(),
    () => {},
  );
if (stored('localStorage', 'crew-places', () => true).get())
  void import('./data/crew/crewCopy.ts').then(
    ({ forgetEndedCrew }) => forgetEndedCrew(),
    () => {},
  );
// The drawing code is ten times the size of the reading code, so the data is requested while it downloads.
beginLoading(location.pathname);
if (location.search.includes('request=open')) void loadRequestDialog().catch(() => {});
const later = document.getElementById('later');
if (later instanceof HTMLTemplateElement) afterPaint(() => document.head.append(later.content));
else void app();

/**
 * Starts the app, and what `start` does before it, when the drawn page has been painted: fetching and running
 * the app's code would delay that. Starts at once where nothing is painted, such as in a background tab.
 */
function afterPaint(start: () => void): void {
  const begin = once(() => {
    start();
    void app();
  });
  if (document.hidden) begin();
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 500);
}
