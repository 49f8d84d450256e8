import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';

/** The live tables and the results of an address that leads to no event. */
export function NoNight() {
  return (
    <div className={`${layout.left5} ${layout.wide} ${layout.missing}`}>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>We can't find this night</h1>
      <p>It may have been canceled, or the link is incomplete.</p>
      <div className={layout.wrap3}>
        <Link className={buttonClass()} to={paths.events('upcoming')}>
          See upcoming events
        </Link>
        <Link className={buttonClass('plain')} to={paths.standings()}>
          Standings
        </Link>
      </div>
    </div>
  );
}
