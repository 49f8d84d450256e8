/**
 * The oldest browsers that the site is built for, as Vite's targets. All of them have light-dark(), without
 * which every color would be written twice, and Intl.Segmenter, which is as old as popovers where it came
 * last, in Firefox; an older one is told so (`index.html`, `ui/base.css`).
 */
export const oldestBrowsers = ['safari17.5', 'ios17.5', 'chrome123', 'edge123', 'firefox125'];
