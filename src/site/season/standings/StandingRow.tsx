import { useId, useState } from 'react';
import { schoolLetters } from '../../../domain/colleges/schoolLetters.ts';
import { shortSchoolName } from '../../../domain/colleges/shortSchoolName.ts';
import { pointsText } from '../../../domain/results/resultWords.ts';
import type { BestRule } from '../../../domain/season/counting.ts';
import { hasPage } from '../../../domain/season/hasPage.ts';
import { countedWords } from '../../../domain/season/standing/countedWords.ts';
import type { StandingKind, StandingLine } from '../../../domain/season/standing/standingLines.ts';
import { tileColor } from '../../../domain/text/tileColor.ts';
import { paths } from '../../../paths.ts';
import layout from '../../../ui/layout.module.css';
import { Tile } from '../../../ui/Tile.tsx';
import { Counted } from './Counted.tsx';
import { Moved } from './Moved.tsx';
import styles from './StandingTable.module.css';

type Props = {
  line: StandingLine;
  /** Where it is in the list, from 0. */
  at: number;
  kind: StandingKind;
  season: string;
  rule: BestRule;
  /** Whether there was a night before the newest. */
  moving: boolean;
};

/** A line of a standing, which opens wherever it is pressed, to show the results that count. */
export function StandingRow({ line, at, kind, season, rule, moving }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const to = addressOf(line, kind, season);
  return (
    <>
      <tr className={styles.line} data-open={open || undefined}>
        <td className={styles.place} data-leads={line.place === 1 || undefined}>
          <b>{line.place || '–'}</b>
          {moving && <Moved place={line.place} before={line.before} />}
        </td>
        <th scope="row" className={styles.opens} data-line={at} tabIndex={-1}>
          <div className={styles.who}>
            <span className={styles.tile}>
              {line.school && <Tile letters={schoolLetters(line.school)} color={tileColor(line.school)} />}
            </span>
            <div className={styles.names}>
              <button
                type="button"
                className={styles.name}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={() => setOpen(!open)}
              >
                <bdi>{line.name || 'A player'}</bdi>{' '}
                <span className="visually-hidden">{countedWords(line)}</span>
              </button>
              <Group line={line} kind={kind} />
            </div>
          </div>
        </th>
        <td className={styles.points}>
          <b>{pointsText(line.points)}</b>
          {line.wins > 0 && <span>{line.wins === 1 ? '1 win' : `${line.wins} wins`}</span>}
        </td>
      </tr>
      {open && (
        <tr className={styles.detail} id={id}>
          <td colSpan={3}>
            <Counted line={line} rule={rule} to={to} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What somebody or a chapter belongs to. */
function Group({ line: { school, chapter }, kind }: Pick<Props, 'line' | 'kind'>) {
  if (kind === 'schools') return null;
  const words = [shortSchoolName(school), kind === 'players' && chapter].filter(Boolean).join(', ');
  return words ? <bdi className={`${layout.note} ${styles.group}`}>{words}</bdi> : null;
}

function addressOf({ id, name }: StandingLine, kind: StandingKind, season: string): string | null {
  if (kind === 'schools') return paths.school(id, season);
  if (kind === 'chapters') return paths.chapter(id, season);
  return hasPage(name) ? paths.player(id, season) : null;
}
