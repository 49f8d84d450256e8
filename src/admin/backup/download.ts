import { collections, firstLimit, nextLimit } from '../../domain/backup/documentPages.ts';
import { dataFile, type Manifest, manifestName, manifestText } from '../../domain/backup/manifest.ts';
import { storedLine } from '../../domain/backup/storedLine.ts';
import { collectTables, type TableDocument } from '../../domain/backup/tables.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import { readmeText } from './readmeText.ts';
import { zipFile } from './zipFile.ts';

type Page = readonly (TableDocument & { name: string; fields: object })[];

/** Reads documents of all collections of a name from the one after `after` on. @throws DataError */
export type ReadPage = (asked: { collection: string; after: string; limit: number }) => Promise<Page>;

/** How far a download is: the collections that are read of all, and the documents of them. */
export type Progress = { done: number; of: number; documents: number };

type Options = { project: string; listed: readonly ListedCollege[]; readPage: ReadPage; now: () => Date };

/**
 * Returns a download of the whole database as one zip file: a table for each list, every document as a line
 * of JSON as `npm run backup` writes it, and what the file has to say of itself. `run` reads on from where it
 * was, also after a failure; it returns null when `isStopped` says so.
 */
export function startDownload({ project, listed, readPage, now }: Options) {
  const zip = zipFile();
  const tables = collectTables(listed);
  const startedAt = now().toISOString();
  const files: Manifest['files'] = {};
  let at = 0;
  let after = '';
  let limit = firstLimit;
  let file: ReturnType<typeof zip.begin> | undefined;
  let documents = 0;

  /** Reads the next page. @throws DataError, with nothing changed */
  async function step(collection: string): Promise<void> {
    const page = await readPage({ collection, after, limit });
    if (page.length > 0) {
      file ??= zip.begin(dataFile(collection));
      const text = page.map((document) => `${storedLine(document)}\n`).join('');
      files[collection] = {
        documents: (files[collection]?.documents ?? 0) + page.length,
        bytes: file.add(text),
      };
      for (const document of page) tables.take(document);
      documents += page.length;
    }
    const isLast = page.length < limit;
    after = isLast ? '' : (page.at(-1)?.name ?? '');
    limit = isLast ? firstLimit : nextLimit(page.length, JSON.stringify(page).length);
    if (!isLast) return;
    file?.end();
    file = undefined;
    at += 1;
  }

  function finish(): Blob {
    const finishedAt = now().toISOString();
    const written = tables.tables();
    for (const { name, text } of written) addFile(name, `\uFEFF${text}`);
    addFile(
      manifestName,
      manifestText({ format: 1, project, startedAt, finishedAt, readTime: null, documents, files }),
    );
    const names = written.map(({ name }) => name);
    addFile('README.txt', readmeText({ project, startedAt, finishedAt, documents, tables: names }));
    return zip.end();
  }

  function addFile(name: string, text: string): void {
    const added = zip.begin(name);
    added.add(text);
    added.end();
  }

  async function run(tell: (progress: Progress) => void, isStopped: () => boolean): Promise<Blob | null> {
    // What failed may have been too much at once.
    limit = Math.min(limit, firstLimit);
    for (let collection = collections[at]; collection !== undefined; collection = collections[at]) {
      await step(collection);
      if (isStopped()) return null;
      tell({ done: at, of: collections.length, documents });
    }
    return finish();
  }

  return { run };
}
