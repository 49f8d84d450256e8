/**
 * A browser that is driven by the commands of WebDriver (https://www.w3.org/TR/webdriver2/). WebKit's driver
 * takes them by HTTP; Firefox takes the same by a socket of its own, Marionette.
 */
export type Wire = {
  /** Returns the answer of the browser. @throws CommandFailed */
  send(command: Command, given?: Record<string, unknown>): Promise<unknown>;
  /** Ends the browser with everything it started. */
  close(): Promise<void>;
};

/** The commands used here: Marionette's name, and WebDriver's method and path. */
export const commands = {
  open: ['Navigate', 'POST', 'url'],
  reload: ['Refresh', 'POST', 'refresh'],
  back: ['Back', 'POST', 'back'],
  run: ['ExecuteAsyncScript', 'POST', 'execute/async'],
  click: ['ElementClick', 'POST', 'element/{id}/click'],
  clear: ['ElementClear', 'POST', 'element/{id}/clear'],
  type: ['ElementSendKeys', 'POST', 'element/{id}/value'],
  act: ['PerformActions', 'POST', 'actions'],
  size: ['SetWindowRect', 'POST', 'window/rect'],
  picture: ['TakeScreenshot', 'GET', 'screenshot'],
  windows: ['GetWindowHandles', 'GET', 'window/handles'],
  newWindow: ['NewWindow', 'POST', 'window/new'],
  toWindow: ['SwitchToWindow', 'POST', 'window'],
} as const;
export type Command = keyof typeof commands;

/** A command that the browser refused; `kind` is WebDriver's name of the error. */
export class CommandFailed extends Error {
  readonly kind: string;

  constructor(command: Command, kind: string, message: string) {
    super(`${command}: ${kind}: ${message}`);
    this.kind = kind;
  }
}

/** How long the browser may take to answer any command, in milliseconds. */
const timeout = 30_000;

/** Rejects when a browser doesn't answer, which some do after a crash. */
export function answered<T>(command: Command, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CommandFailed(command, 'no answer', '')), timeout);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
