import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The page of the database, which the specification leaves open (2.1). */
function DatabasePage() {
  return (
    <Notice>
      <h2>Nothing here yet</h2>
      <p>
        This tab is kept for the database. Until then, <Link to={paths.betr()}>Home</Link> lists every house
        with its contact, and the <Link to={paths.betr('map')}>Map</Link> shows where they are.
      </p>
    </Notice>
  );
}

export { DatabasePage as Component };
