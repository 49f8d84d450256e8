export { Emulator, type EmulatorOptions } from './firestore/Emulator.ts';
export { Indexes } from './firestore/indexes/Indexes.ts';
export { readIndexFile } from './firestore/indexes/IndexFile.ts';
export { createHttpServer } from './firestore/rest/createHttpServer.ts';
export { Store } from './firestore/store/Store.ts';
