import { gzipSync } from 'node:zlib';
import type { Lists } from '../../sample/lists.ts';
import { storable } from '../../sample/night/storage.ts';
import { encodedValue } from '../../src/data/site/firestoreValues.ts';
import { storedResults } from '../../src/domain/results/results.ts';
import { computeSeason } from '../../src/domain/season/computeSeason.ts';
import { recordWrites, storedRecords } from '../../src/domain/season/recordWrites.ts';
import { storedSeason } from '../../src/domain/season/season.ts';
import { usualRule } from '../../src/domain/season/seasonRule.ts';
import { storedSize } from '../parts/storedSize.ts';
import { bigSeason, type SeasonSize } from './bigSeason.ts';

/** The size of a document as Firestore counts it, and of the answer that a visitor fetches. */
export type DocumentSize = { stored: number; answer: number; gzip: number };

/** What a season of some size costs. */
export type SeasonFigures = {
  season: DocumentSize;
  /** The largest of each kind. */
  results: DocumentSize;
  player: DocumentSize;
  school: DocumentSize;
  chapter: DocumentSize;
  /** How many records there are, and how many a publication of the last night writes. */
  records: number;
  written: number;
  /** The largest publication in bytes, all its documents together. */
  publication: number;
  milliseconds: number;
};

/** Returns what a season of this size costs once all its nights are published. */
export function seasonFigures(size: SeasonSize, lists: Lists): SeasonFigures {
  const nights = bigSeason(size, lists).sort((one, two) => (one.day < two.day ? -1 : 1));
  const input = { season: '2026-27', rule: usualRule, aliases: new Map<string, string>() };
  const before = computeSeason({ ...input, results: nights.slice(0, -1) });
  const started = performance.now();
  const after = computeSeason({ ...input, results: nights });
  const writes = recordWrites('2026-27', before, after);
  const milliseconds = performance.now() - started;
  const records = [...storedRecords('2026-27', after)];
  const largestOf = (kind: string) => largest(records.filter(([path]) => path.includes(`/${kind}/`)));
  const season = sizeOf('seasons/2026-27', { ...storedSeason(after.season), rev: 60, seasons: ['2026-27'] });
  return {
    season,
    results: largest(nights.map((night) => [`results/${night.eventId}`, storedResults(night)])),
    player: largestOf('players'),
    school: largestOf('schools'),
    chapter: largestOf('chapters'),
    records: records.length,
    written: writes.length,
    publication: writes.reduce(
      (sum, write) => sum + (write.op === 'delete' ? 0 : storedSize(write.path, write.fields)),
      season.stored,
    ),
    milliseconds,
  };
}

function largest(documents: readonly (readonly [path: string, fields: Record<string, unknown>])[]) {
  const sizes = documents.map(([path, fields]) => sizeOf(path, fields));
  return sizes.reduce((one, two) => (two.stored > one.stored ? two : one));
}

function sizeOf(path: string, fields: Record<string, unknown>): DocumentSize {
  const time = '2026-11-07T01:02:03.456789Z';
  const name = `projects/campus-blackjack-tour/databases/(default)/documents/${path}`;
  const found = { name, fields: encodedValue(storable(fields)), createTime: time, updateTime: time };
  const answer = JSON.stringify([{ found, readTime: time }]);
  return { stored: storedSize(path, fields), answer: answer.length, gzip: gzipSync(answer).length };
}
