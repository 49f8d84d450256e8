import { staffId } from '../session/session.ts';
import { publishing } from './publishing.ts';
import { staffStore } from './seasonStore.ts';

/** Publishes results in the staff's database, and takes them back. */
export const { publishNight, publishBoard, takeBack, removeResults } = publishing(staffStore, staffId);
