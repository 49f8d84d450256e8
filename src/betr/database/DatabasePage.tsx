import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The page of the database, which the specification leaves open (2.1). */
function DatabasePage() {
  return (
    <Notice>
      <h2>Nothing here yet</h2>
      <p>
        The database will be here. For now, <Link to={paths.betr()}>Home</Link> lists every fraternity with
        its contacts, and the <Link to={paths.betr('map')}>Map</Link> has them by place.
      </p>
    </Notice>
  );
}

export { DatabasePage as Component };
