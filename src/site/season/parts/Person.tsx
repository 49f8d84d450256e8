import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';

type Props = {
  /** '' for someone without a page. */
  id: string;
  /** '' for someone who is only shown as a number. */
  name: string;
  /** The season of their page; the present one when left out. */
  season: string | undefined;
};

/** Somebody's name, which leads to their season if they have a page. */
export function Person({ id, name, season }: Props) {
  if (id === '') return <bdi>{name || 'A player'}</bdi>;
  return (
    <Link to={paths.player(id, season)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
