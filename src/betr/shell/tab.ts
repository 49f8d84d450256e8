import type { ComponentType } from 'react';

/**
 * A tab of Betr: its item in the sidebar, the title of its page, its address, and its page, whose code is
 * fetched when it is opened.
 */
export type Tab = { label: string; title: string; to: string; Page: ComponentType };
