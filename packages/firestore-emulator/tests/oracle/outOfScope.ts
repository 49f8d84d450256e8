const LOCKS =
  'transactions check at their commit and lock nothing, so an outside write neither waits nor gives up';
const GRPC = 'a request only gRPC can carry';
const STREAMS =
  'listeners are not in the lite SDK: browser/observations.test.ts replays the row with the full one';
const STORAGE = 'about Cloud Storage, whose emulator is that of firebase-tools';
const CLIENT = 'decided by the SDK before anything is sent';

/** Recorded rows the stand-in does not satisfy, or cannot be asked about: file → row → reason. */
export const OUT_OF_SCOPE: Record<string, Record<string, string>> = {
  'emulator-transactions.json': {
    'an outside write waits for a read lock and proceeds when the transaction commits': LOCKS,
    'an outside write gives up after the lock timeout': LOCKS,
    'updates, deletes and creates all wait for read locks': LOCKS,
    'GetDocument in a transaction locks the document': LOCKS,
  },
  'emulator-auth.json rpcs': {
    'GetDocument, bad name': GRPC,
    'BatchGetDocuments, bad database': GRPC,
    'CreateDocument, collection ..': GRPC,
    'Listen, garbage, nothing sent': STREAMS,
    'Write, garbage, bad database': STREAMS,
    'Write, user': STREAMS,
  },
  'sdk-observations.json': {
    'firestore-row-42-adddoc-returned-ref-usable': STREAMS,
    'firestore-row-80-onsnapshot-fires-initial': STREAMS,
    'firestore-row-82-onsnapshot-missing-initial': STREAMS,
    'firestore-row-83-unsubscribe-stops-fires': STREAMS,
    'firestore-row-84-observer-object-form': STREAMS,
    'firestore-row-89-snapshot-ref-usable': STREAMS,
    'firestore-snapshotequal-structural': CLIENT,
    'stdlib-realstorage-p2-native-object-fields': STORAGE,
    'stdlib-realstorage-p3-advanced-iam-enabled': STORAGE,
    'stdlib-realstorage-p3-consistency': STORAGE,
    'stdlib-realstorage-p3-named-database': STORAGE,
    'stdlib-storage-p1-universal-families': STORAGE,
    'stdlib-storage-p2-native-advanced': STORAGE,
    'storage-delete-missing-throws': STORAGE,
    'storage-rules-denied-error-code': STORAGE,
    'storage-upload-bytes-roundtrip': STORAGE,
    'storage-upload-then-getmetadata': STORAGE,
    'storage-uploadstring-base64-roundtrip': STORAGE,
    'storage-uploadstring-unknown-format': STORAGE,
  },
};

/** Recorded files that are not replayed at all. */
export const FILES_OUT_OF_SCOPE: Record<string, string> = {
  'emulator-rule-coverage.json': 'reports of rule coverage are not offered',
  'export-sample/':
    'exports have a format of our own; reading the official one is refused with a sentence that says so',
};
