import { brandNameOf, pageTitle } from '@shop/design-system/brand-name';
import type { HomeContent } from '@shop/contracts';
import { useRobots, useSite } from '@shop/contracts/page';

/** What a page of content tells search engines and those who share it (spec 2, section 3, SEO). */
export function PageHead({ seo }: Pick<HomeContent, 'seo'>) {
  const shop = brandNameOf(useSite());
  const { origin } = useSite();
  const robots = useRobots(`${seo.index ? 'index' : 'noindex'}, ${seo.follow ? 'follow' : 'nofollow'}`);
  return (
    <>
      <title>{pageTitle(seo.title, shop)}</title>
      <meta name="description" content={seo.description} />
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      {seo.ogImage && <meta property="og:image" content={new URL(seo.ogImage, origin).href} />}
    </>
  );
}
