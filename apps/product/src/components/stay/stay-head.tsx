import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { defaultBrand, imageAt } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { shortDescription } from '../../views/stay/stay-view.ts';
import { structuredData } from '../../views/stay/structured-data.ts';
import { useWords } from '../shared/use-words.ts';
import { cityHref } from './city-href.ts';

/** What the document says of the stay to browsers, search engines and social networks. */
export function StayHead({ stay }: { readonly stay: StayDetail }) {
  const { locale, origin } = useSite();
  const words = useWords();
  const address = `${origin}${hrefFor('stay', locale, { id: stay.id, slug: stay.slug })}`;
  const absolute = (path: string) => new URL(path, origin).href;
  const description = shortDescription(stay.description);
  const image = stay.images[0];
  const addresses = {
    stay: address,
    home: `${origin}/`,
    results: `${origin}${cityHref(stay, locale)}`,
    images: stay.images.map((each) => absolute(imageAt(each, '1500_736'))),
  };
  return (
    <>
      <title>
        {words('product.stay.pageTitle', {
          stay: stay.label,
          hotel: stay.hotel.label,
          city: stay.hotel.location.city,
          shop: defaultBrand.name,
        })}
      </title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={defaultBrand.name} />
      <meta property="og:title" content={`${stay.label}, ${stay.hotel.location.city}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale} />
      {image && <meta property="og:image" content={absolute(imageAt(image, '1500_736'))} />}
      {!stay.published && <meta name="robots" content="noindex, follow" />}
      <script type="application/ld+json">{structuredData(stay, addresses, defaultBrand.name)}</script>
    </>
  );
}
