import type { ComponentType } from 'react';
import type { Level } from '../../domain/session/staffSession.ts';

/**
 * A place of the console: its item in the sidebar, its path below /admin, and its page, fetched when it is
 * opened.
 */
export type Screen = {
  label: string;
  /** What the header calls it. */
  title: string;
  path: string;
  /** Also known by these paths. */
  aliases?: readonly string[];
  /** The level that it takes; without one every level reaches it. */
  level?: Level;
  /** Reached from another screen and not from the sidebar. */
  inner?: boolean;
  /** What stands beside its name in the sidebar; fetched when it is shown, since it opens the database. */
  Count?: ComponentType;
  /** Without one the path leads to the events, as specified for Reports. */
  Page?: ComponentType;
};
