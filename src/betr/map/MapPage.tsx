import { Notice } from '../../ui/Notice.tsx';

/** The college map (specification 2.18). */
function MapPage() {
  return (
    <Notice>
      <p>The map is on its way.</p>
    </Notice>
  );
}

export { MapPage as Component };
