import type { OfferCard } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { ProductCard } from '@shop/design-system';
import { stayPromo } from '@shop/domain';
import { routeLink } from '../../shared/route-link.tsx';
import { useMessages } from '../../shared/use-messages.ts';
import { fromPriceLabels, priceProps } from '../../shared/stay-labels.ts';
import css from './offers.module.css';

type Shown = Pick<
  OfferCard,
  'id' | 'label' | 'imageUrl' | 'headwords' | 'sellPrice' | 'refPrice' | 'nights' | 'uri' | 'priceType' | 'checkin'
> & {
  readonly hotel: Pick<OfferCard['hotel'], 'label' | 'location'>;
};

interface OfferRowProps {
  readonly offers: readonly Shown[];
  /** Words on the picture, by the stay's id. */
  readonly badges?: Readonly<Record<string, string>>;
}

/** Stays side by side, four in a row. */
export function OfferRow({ offers, badges = {} }: OfferRowProps) {
  const site = useSite();
  const { locale } = site;
  const t = useMessages();
  return (
    <ul className={css.row} role="list">
      {offers.map((offer) => {
        const { id, label, imageUrl, headwords, sellPrice, refPrice, nights, uri, hotel } = offer;
        const from = fromPriceLabels(offer, site, t);
        const promo = stayPromo(refPrice, sellPrice);
        const { value, ...price } = priceProps({ sellPrice, promo, ...(promo > 0 && { refPrice }) }, locale, t);
        return (
          <li key={id}>
            <ProductCard
              imageUrl={imageUrl}
              alt=""
              imageSizes="(min-width: 48rem) 18rem, 90vw"
              place={`${hotel.label}, ${hotel.location.label}`}
              title={label}
              href={uri}
              render={routeLink}
              nights={t('product.price.nights', { count: nights })}
              inside={headwords}
              {...(badges[id] && { badges: [badges[id]] })}
              {...(sellPrice > 0 && { price: value, pricePrefix: from.prefix, when: from.when, ...price })}
            />
          </li>
        );
      })}
    </ul>
  );
}
