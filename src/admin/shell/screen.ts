import type { ComponentType } from 'react';
import type { Level } from '../../domain/session/staffSession.ts';
import type { ScreenName } from '../../staffPaths.ts';
import type { IconName } from './screenIcons.ts';

/** The groups of the sidebar, which keep the order of the specification (2.8). */
export const groups = ['Work', 'Directory', 'Overview'] as const;
export type Group = (typeof groups)[number];

type Addressed = { path: ScreenName; inner?: false };
/** A screen that is opened from another one and not from the sidebar. */
type Inner = { path: string; inner: true };

/**
 * A screen of the console: its item in the sidebar, its path below /admin, and its page, which is loaded when
 * it is opened.
 */
export type Screen = (Addressed | Inner) & {
  label: string;
  /** The title in the header. */
  title: string;
  /** The sidebar's group that it belongs to, and its icon there. */
  group?: Group;
  icon?: IconName;
  /** Other paths that lead to it. */
  aliases?: readonly string[];
  /** The level that it requires; without one, every level can open it. */
  level?: Level;
  /** The badge beside its name in the sidebar. It is loaded when it is shown, since it opens the database. */
  Count?: ComponentType;
  /** The page. Without one the path leads to the events, as specified for Reports. */
  Page?: ComponentType;
  /** Fetches its code ahead, where a row leads to it and whoever is offline goes on working. */
  early?: () => Promise<unknown>;
};
