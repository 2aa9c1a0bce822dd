import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { imageAt } from '@shop/design-system';
import { stayThings } from '../../views/stay/structured-data.ts';
import { pageModelOf } from '../../views/stay/page-model.ts';
import { jsonLd } from '../../views/shared/json-ld.ts';
import { pageAddresses } from '../../views/shared/page-addresses.ts';
import { ProductHead } from '../shared/product-head.tsx';
import { useMessages } from '../shared/use-messages.ts';

/** What the document says of the stay to browsers, search engines and social networks. */
export function StayHead({ stay }: { readonly stay: StayDetail }) {
  const site = useSite();
  const t = useMessages();
  const { hotel, images, label } = stay;
  const page = pageModelOf(stay, site.locale);
  const absolute = (path: string) => site.origin + path;
  const picture = (path: string) => new URL(imageAt(path, '1500_736'), site.origin).href;
  const things = stayThings(stay, {
    crumbs: stay.breadcrumb ?? [{ label: t('product.stay.home'), uri: '/' }, { label }],
    here: pageAddresses(page, site).canonical,
    absolute,
    images: images.map(picture),
  });
  return <ProductHead page={page} title={`${label}, ${hotel.location.city}`} structuredData={jsonLd(things)} />;
}
