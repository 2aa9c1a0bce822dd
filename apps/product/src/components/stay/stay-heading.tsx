import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Breadcrumb, Icon } from '@shop/design-system';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';
import { cityHref } from './city-href.ts';
import { HotelScore } from './hotel-score.tsx';
import { Stars } from './stars.tsx';
import css from './stay-heading.module.css';

/** Where the stay is, its name, its hotel and what guests think of it. */
export function StayHeading({ stay }: { readonly stay: StayDetail }) {
  const { locale } = useSite();
  const words = useWords();
  const { hotel, label } = stay;
  const items = [
    { label: words('product.stay.home'), href: '/' },
    { label: hotel.location.label, href: cityHref(stay, locale) },
    { label },
  ];
  return (
    <header className={css.heading}>
      <Breadcrumb label={words('product.stay.breadcrumb')} items={items} render={routeLink} />
      <h1 className={css.title}>{label}</h1>
      <p className={css.facts}>
        <HotelScore review={hotel.review} />
        <span className={css.hotel}>
          {hotel.label} <Stars count={hotel.stars} />
        </span>
        <span className={css.place}>
          <Icon name="map-pin" size="small" /> {hotel.location.label}
        </span>
      </p>
    </header>
  );
}
