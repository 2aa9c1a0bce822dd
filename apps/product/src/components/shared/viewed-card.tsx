import { useSite } from '@shop/contracts/page';
import { ProductCard } from '@shop/design-system';
import type { ViewedItem } from '@shop/domain';
import { formatMoney } from '@shop/i18n';
import { routeLink } from './route-link.tsx';
import { useMessages } from './use-messages.ts';

/** A product that this device looked at before; `sizes` says how wide its picture is. */
export function ViewedCard({ item, sizes }: { readonly item: ViewedItem; readonly sizes: string }) {
  const { locale } = useSite();
  const t = useMessages();
  return (
    <ProductCard
      kind={item.type === 'ACTIVITY' ? 'activity' : 'weekend'}
      imageUrl={item.imageUrl}
      alt=""
      imageSizes={sizes}
      place={item.hotel}
      title={item.label}
      href={item.uri}
      render={routeLink}
      price={formatMoney(item.price, locale)}
      pricePrefix={t('product.price.from')}
    />
  );
}
