import { brand } from '../../content/brand.ts';
import { usePageView } from '../../hooks/usePageView.ts';

type Props = {
  /** Empty where the page has the tour's name alone, null while it is still loading. */
  title?: string | null;
  /** What search engines and messengers show below the title of a page that is drawn for its file. */
  about?: string;
};

/** Names the page in the browser's tab, and reports that it is shown as soon as its title is known. */
export function PageTitle({ title = '', about = '' }: Props) {
  usePageView(title);
  return (
    <>
      <title>{title ? `${title} | ${brand.name}` : brand.name}</title>
      {import.meta.env.DRAWING && about && <meta name="description" content={about} />}
    </>
  );
}
