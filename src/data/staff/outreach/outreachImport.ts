import { type Change, plus, setting } from '../../../domain/changes/change.ts';
import { randomId } from '../../../domain/changes/randomId.ts';
import type { ChapterPlace } from '../../../domain/colleges/change/chapterPlace.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { ChapterChanges } from '../../../domain/outreach/chapterWrites.ts';
import type { CollegeWrite } from '../../../domain/outreach/csv/collegesCsv.ts';
import type { CollegeChapters } from '../../../domain/outreach/csv/planFraternities.ts';
import { collegeTokens } from '../../../domain/search/collegeSearch.ts';
import type { ImportHead } from '../../../domain/sheet/importRecord.ts';
import { planned } from '../changes/planned.ts';
import type { Changed } from '../chapters/chapterPlans.ts';
import { addedFraternity, newFraternityRef } from '../fraternities.ts';
import { keepingOf } from '../imports/importedChanges.ts';
import { type ImportWrites, importPlan } from '../imports/importPlans.ts';
import type { Present } from './importReads.ts';

/** A part of an import, which is stored as a whole or not at all. */
export type ImportPart = {
  /** The id of the import. */
  of: string;
  /** The number of rows of the file in it. */
  rows: number;
  make: () => Change | Promise<Change>;
};

/** The maximum number of documents that a part writes; each is read once more when it is sent. */
const mostWrites = 100;

/** How long a part may take before it is queued instead, in milliseconds. */
const partTimeout = 20_000;

type Piece = ImportWrites & { rows: number };

/**
 * Returns an import of colleges, up to 100 documents a part. Chapters repeat their college's state and
 * conference and follow them. `present`: the chapters of the colleges that change, as they were read.
 */
export function collegeParts(writes: readonly CollegeWrite[], present: Present): ImportPart[] {
  const pieces = writes.flatMap(({ id, absent, changes, searched, seen, place }): Piece[] => {
    const fields = { ...changes, ...(searched && { searchTokens: collegeTokens(searched) }) };
    const record = { collegeId: id, absent, changes: fields, seen };
    const following = (present.get(id) ?? []).flatMap((fraternity): Changed[] => {
      const changed = place ? differing(place, fraternity) : {};
      return Object.keys(changed).length > 0 ? [{ collegeId: id, fraternity, changes: changed }] : [];
    });
    const [first = [], ...rest] = chunks(following, mostWrites - 1, weightOf);
    return [
      { rows: 1, added: [], changed: first, records: [record] },
      ...rest.map((changed) => ({ rows: 0, added: [], changed, records: [] })),
    ];
  });
  return partsOf('colleges', pieces);
}

/**
 * Returns an import of fraternities, up to 100 documents a part. New fraternities of a college and its count
 * are in one part; a college is split only if it doesn't fit into one. `present`: the fraternities as they
 * were read.
 */
export function fraternityParts(writes: readonly CollegeChapters[], present: Present): ImportPart[] {
  const pieces = writes.flatMap((college) => piecesOf(college, present.get(college.collegeId) ?? []));
  return partsOf('fraternities', pieces);
}

/** Splits a college that doesn't fit into one part. */
function piecesOf(
  { collegeId, absent, place, added, changed }: CollegeChapters,
  present: readonly Fraternity[],
): Piece[] {
  const news = added.map((fraternity) => ({
    added: setting(
      newFraternityRef(collegeId, fraternity.name).path,
      addedFraternity(collegeId, fraternity, place),
    ),
  }));
  const edits = [...changed].flatMap(([id, changes]) => {
    const fraternity = present.find((known) => known.id === id);
    return fraternity ? [{ changed: { collegeId, fraternity, changes } }] : [];
  });
  return chunks([...news, ...edits], mostWrites - 1, weightOf).map((rows): Piece => {
    const added = rows.flatMap((row) => ('added' in row ? row.added : []));
    const count = { fraternityCount: plus(added.length) };
    return {
      rows: rows.length,
      added,
      changed: rows.flatMap((row) => ('changed' in row ? row.changed : [])),
      records: added.length > 0 ? [{ collegeId, absent, changes: count, seen: {} }] : [],
    };
  });
}

function partsOf(what: ImportHead['what'], pieces: readonly Piece[]): ImportPart[] {
  const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0);
  const head = { of: randomId(), what, rows };
  return chunks(pieces, mostWrites, sizeOf).map((part, at) => {
    const writes: ImportWrites = {
      added: part.flatMap(({ added }) => added),
      changed: part.flatMap(({ changed }) => changed),
      records: part.flatMap(({ records }) => records),
    };
    return {
      of: head.of,
      rows: part.reduce((sum, { rows }) => sum + rows, 0),
      make: () => planned(importPlan(writes, keepingOf('imports', head, at)), partTimeout),
    };
  });
}

/** Returns what a chapter says otherwise of its college. */
function differing(place: ChapterPlace, chapter: Fraternity): ChapterChanges {
  const stored = new Map<string, unknown>(Object.entries(chapter));
  return Object.fromEntries(Object.entries(place).filter(([name, value]) => stored.get(name) !== value));
}

/** The bytes that a document may take of those that its part keeps: a hundred of them fit into one. */
const bytesOfOne = 8_000;

/** Returns how many documents' share of a part one with long texts takes. */
function weightOf(item: object): number {
  return Math.ceil(new TextEncoder().encode(JSON.stringify(item)).length / bytesOfOne);
}

function sizeOf({ added, changed, records }: Piece): number {
  return [...added, ...changed, ...records].reduce((sum, item) => sum + weightOf(item), 0);
}

function chunks<T>(items: readonly T[], max: number, size: (item: T) => number): T[][] {
  const found: T[][] = [];
  let room = 0;
  for (const item of items) {
    if (size(item) > room) {
      found.push([]);
      room = max;
    }
    found.at(-1)?.push(item);
    room -= size(item);
  }
  return found;
}
