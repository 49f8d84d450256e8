/*
 * The parts of the worker's global scope that are used here. TypeScript describes workers and pages in two
 * libraries that contradict each other, and a second project for one file would be longer than this.
 */

/** An event that the browser keeps the worker alive for until its work is done. */
export type WorkEvent = { waitUntil(work: Promise<unknown>): void };
export type PageMessage = WorkEvent & { readonly data: unknown };
export type Asked = WorkEvent & {
  readonly request: Request;
  /** The browser's own request for a page, begun while the worker started; undefined where there is none. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Events = { install: WorkEvent; activate: WorkEvent; message: PageMessage; fetch: Asked };

/** The global scope of a service worker. */
export type WorkerScope = {
  readonly location: Location;
  readonly navigator: { readonly userAgent: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};
