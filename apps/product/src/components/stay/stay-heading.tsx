import type { StayDetail } from '@shop/contracts';
import { useSite, type Wish } from '@shop/contracts/page';
import { Breadcrumb, Button, Icon } from '@shop/design-system';
import { hrefFor } from '@shop/routes';
import { Link, useNavigate } from 'react-router';
import heading from '../shared/heading.module.css';
import { routeLink } from '../shared/route-link.tsx';
import { useMessages } from '../shared/use-messages.ts';
import { WishHeart } from '../shared/wish-heart.tsx';
import { HotelScore } from './hotel-score.tsx';
import { ShareButton } from './share-button.tsx';
import { Stars } from './stars.tsx';
import css from './stay-heading.module.css';

/** Where the stay is, its name, its hotel and what guests think of it. */
export function StayHeading({ stay }: { readonly stay: StayDetail }) {
  const { locale } = useSite();
  const t = useMessages();
  const { id, slug, hotel, label, images } = stay;
  const wish: Wish = {
    ...{ type: 'STAY', id, label, hotel: hotel.label },
    imageUrl: images[0] ?? '',
    uri: hrefFor('stay', locale, { id, slug }),
  };
  return (
    <header className={heading.heading}>
      <Crumbs stay={stay} />
      <h1 className={heading.title}>{label}</h1>
      <div className={heading.facts}>
        <HotelScore review={hotel.review} />
        <Link className={`${heading.fact} ${css.hotel}`} to={hotel.uri}>
          {hotel.label} <Stars count={hotel.stars} />
        </Link>
        <span className={heading.fact}>
          <Icon name="map-pin" size="small" /> {hotel.location.label}
        </span>
        <div className={heading.actions}>
          <ShareButton title={label} label={t('product.stay.share')} copied={t('product.stay.copied')} />
          <WishHeart wish={wish} />
        </div>
      </div>
    </header>
  );
}

/** Where one is; the native app has no frame of ours, and gets its way back here (spec 2, section 2). */
function Crumbs({ stay }: { readonly stay: StayDetail }) {
  const { nativeApp } = useSite();
  const t = useMessages();
  const navigate = useNavigate();
  const crumbs = stay.breadcrumb ?? [{ label: t('product.stay.home'), uri: '/' }, { label: stay.label }];
  const items = crumbs.map(({ label, uri }) => ({ label, ...(uri !== undefined && { href: uri }) }));
  return (
    <div className={css.crumbs}>
      {nativeApp && (
        <Button look="quiet" icon="arrow-left" className={css.back} onClick={() => void navigate(-1)}>
          {t('product.stay.back')}
        </Button>
      )}
      <Breadcrumb label={t('product.stay.breadcrumb')} items={items} render={routeLink} />
    </div>
  );
}
