/**
 * Starts the home page's query and does not wait for it: the page shows its frame meanwhile. The data module is
 * fetched here, beside the page's code, and is no part of the first chunk.
 */
export function homeLoader() {
  const events = import('../../data/events.ts').then(({ landingEvents }) => landingEvents());
  events.catch(() => {}); // The page says so; the console need not.
  return { events };
}
