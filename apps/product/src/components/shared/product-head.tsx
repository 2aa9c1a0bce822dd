import type { PageModel } from '@shop/contracts';
import { useRobots, useSite } from '@shop/contracts/page';
import { brandNameOf } from '@shop/design-system';
import { pageAddresses } from '../../views/shared/page-addresses.ts';

export interface ProductHeadProps {
  readonly page: PageModel;
  /** Shown where the page is shared, without the shop's name. */
  readonly title: string;
  /** JSON-LD. */
  readonly structuredData: string;
}

/** What the document says of a product to browsers, search engines and social networks (spec 2, section 3, SEO). */
export function ProductHead({ page, title, structuredData }: ProductHeadProps) {
  const shop = brandNameOf(useSite());
  const site = useSite();
  const { canonical, alternates } = pageAddresses(page, site);
  const robots = useRobots(page.metaRobots);
  const picture = page.ogImages?.[0];
  return (
    <>
      <title>{`${page.pageTitle} | ${shop}`}</title>
      <meta name="description" content={page.metaDescription} />
      {robots && robots !== 'index, follow' && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={shop} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.metaDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={site.locale} />
      {picture && <meta property="og:image" content={new URL(picture, site.origin).href} />}
      {picture && <meta property="og:image:width" content="600" />}
      {picture && <meta property="og:image:height" content="315" />}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{structuredData}</script>
    </>
  );
}
