import type { ComponentType } from 'react';
import type { Level } from '../../domain/session/staffSession.ts';

/**
 * A screen of the console: its item in the sidebar, its path below /admin, and its page, which is loaded when
 * it is opened.
 */
export type Screen = {
  label: string;
  /** The title in the header. */
  title: string;
  path: string;
  /** Other paths that lead to it. */
  aliases?: readonly string[];
  /** The level that it requires; without one, every level can open it. */
  level?: Level;
  /** Whether it is opened from another screen and not from the sidebar. */
  inner?: boolean;
  /** The badge beside its name in the sidebar. It is loaded when it is shown, since it opens the database. */
  Count?: ComponentType;
  /** The page. Without one the path leads to the events, as specified for Reports. */
  Page?: ComponentType;
};
