import type { ResultRow } from '../../../domain/results/results.ts';
import { rowName } from '../../../domain/results/resultWords.ts';
import { hasPage } from '../../../domain/season/hasPage.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';

type Props = { row: ResultRow; season: string };

/** A player's name, which leads to their season if they have a page; or their number. */
export function PlayerName({ row, season }: Props) {
  const name = <bdi>{rowName(row)}</bdi>;
  if (row.player === '' || !hasPage(row.name)) return name;
  return <Link to={paths.player(row.player, season)}>{name}</Link>;
}
