import type { PageModel } from '@shop/contracts';
import { useSite, useRobots } from '@shop/contracts/page';
import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import { useIntl } from 'react-intl';
import type { PageMeta } from '../../views/results/page-meta.ts';

interface ResultsMetaProps {
  readonly meta: PageMeta;
  /** What the search says of itself; without it the page's own words stand in. */
  readonly page: PageModel | undefined;
  readonly place: string | undefined;
}

/** Title and head of the page; React lifts them into the document's head. */
export function ResultsMeta({ meta, page, place }: ResultsMetaProps) {
  const shop = brandNameOf(useSite());
  const intl = useIntl();
  const robots = useRobots(meta.robots);
  const t = (id: string) => intl.formatMessage({ id: `search.meta.${id}` }, { place, brand: shop });
  return (
    <>
      <title>{page ? pageTitle(page.pageTitle, shop) : t(place ? 'titleAt' : 'title')}</title>
      <meta name="description" content={page?.metaDescription || t(place ? 'descriptionAt' : 'description')} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {meta.previous && <link rel="prev" href={meta.previous} />}
      {meta.next && <link rel="next" href={meta.next} />}
    </>
  );
}
