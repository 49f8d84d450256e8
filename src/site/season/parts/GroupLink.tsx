import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';

type Props = {
  kind: 'school' | 'chapter';
  /** '' for one that isn't in the tour's lists, which has no page. */
  id: string;
  name: string;
  /** The season of its page; the present one when left out. */
  season: string | undefined;
};

/** The name of a school or a chapter, which leads to its season. */
export function GroupLink({ kind, id, name, season }: Props) {
  if (id === '') return <bdi>{name}</bdi>;
  return (
    <Link to={paths[kind](id, season)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
