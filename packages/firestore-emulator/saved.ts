export { exportData } from './firestore/admin/exportData.ts';
export { checkExport } from './firestore/admin/importData.ts';
export { openJournal } from './firestore/journal/openJournal.ts';
export { type Owner, ownerOf } from './firestore/journal/owner.ts';
export { asideName } from './firestore/journal/putAside.ts';
