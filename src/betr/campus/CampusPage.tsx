import { Notice } from '../../ui/Notice.tsx';

/** Campus View (specification 2.19). */
function CampusPage() {
  return (
    <Notice>
      <p>Campus View is on its way.</p>
    </Notice>
  );
}

export { CampusPage as Component };
