import { use } from 'react';
import type { ContentPage as Content } from '../../content/pages/contentPage.ts';
import { slug } from '../../domain/text/slug.ts';
import { formatDayLong } from '../../domain/time/format.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import layout from '../../ui/layout.module.css';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { AnyLink } from './AnyLink.tsx';
import { Blocks } from './Blocks.tsx';
import styles from './ContentPage.module.css';
import { TableOfContents } from './TableOfContents.tsx';

/**
 * A page of words (specification 2.2), such as responsible play, rules or terms, with the words that its
 * route loads.
 */
function ContentPage({ data }: PageProps<Promise<Content>>) {
  const page = use(data);
  const titles = page.sections.map(({ title }) => title);
  return (
    <article className={`${layout.stack812} ${layout.wide} ${styles.page}`}>
      <PageTitle title={page.title} about={page.lead} />
      <header className={styles.head}>
        <h1 tabIndex={-1}>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        {page.updated && (
          <p className={layout.note}>
            Updated <time dateTime={page.updated}>{formatDayLong(page.updated).replace(/^\w+, /, '')}</time>
          </p>
        )}
      </header>
      {titles.length > 3 && <TableOfContents key={page.title} titles={titles} />}
      <div className={styles.body}>
        {page.sections.map(({ title, blocks }) => (
          <section key={title}>
            <h2 id={slug(title)} tabIndex={-1}>
              {title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
      {page.action && (
        <p className={styles.foot}>
          <AnyLink className={buttonClass()} to={page.action.to}>
            {page.action.label}
          </AnyLink>
        </p>
      )}
    </article>
  );
}

export { ContentPage as Component };
