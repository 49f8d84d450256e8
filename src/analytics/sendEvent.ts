import ReactGA from 'react-ga4';
import { reportedUrl } from '../domain/text/reportedUrl.ts';

let script: Promise<void> | undefined;

/**
 * Sends an event to Google Analytics, loading its script first. The neutral file name escapes blockers.
 * Rejects when the script doesn't load.
 */
export function sendEvent(
  measurementId: string,
  name: string,
  fields: Record<string, string | number | boolean>,
): Promise<void> {
  script ??= start(measurementId);
  // Google adds the address with its search to every event; this sets the address to use instead.
  ReactGA.set({ page_location: reportedUrl(location.href) });
  ReactGA.event(name, fields);
  return script;
}

function start(measurementId: string): Promise<void> {
  ReactGA.initialize(measurementId, {
    gaOptions: { allowAdFeatures: false, allowAdPersonalizationSignals: false },
    gtagOptions: { send_page_view: false, page_location: reportedUrl(location.href) },
  });
  const element = document.querySelector<HTMLScriptElement>('script[src*="googletagmanager.com/gtag"]');
  return new Promise((resolve, reject) => {
    element?.addEventListener('load', () => resolve());
    element?.addEventListener('error', () => reject(new Error(`${element.src} did not load`)));
  });
}
