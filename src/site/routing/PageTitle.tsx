import { brand } from '../../content/brand.ts';
import { usePageView } from '../../hooks/usePageView.ts';
import { useOwnHead } from './ownHead.ts';

type Props = {
  /** Empty for the tour's name alone, null while it is loading. */
  title?: string | null;
  /** The description for search engines and link previews, for a page with its own file. */
  about?: string;
};

/** Sets the title of the browser's tab, and reports the page view as soon as the title is known. */
export function PageTitle({ title = '', about = '' }: Props) {
  usePageView(title);
  useOwnHead();
  return (
    <>
      <title>{title === null ? titleUntilThen() : title ? `${title} | ${brand.name}` : brand.name}</title>
      {import.meta.env.DRAWING && about && <meta name="description" content={about} />}
    </>
  );
}

/** Returns the title that stays while a page loads. The file of an event already has its own. */
const titleUntilThen = () => (import.meta.env.DRAWING ? '' : document.title) || brand.name;
