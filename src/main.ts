import './ui/tokens.css';
import './ui/base.css';
import { app } from './entries.ts';
import { hearEarlyInput } from './lib/earlyInput.ts';
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
// The app's code would delay the first paint of a drawn page, which lists it in a template. A tab in the
// background isn't painted. Starting twice does no more than once.
if (later) {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, 500);
} else start();

function start(): void {
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
  void app();
}
