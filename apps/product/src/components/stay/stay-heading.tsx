import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Breadcrumb, Button, Icon } from '@shop/design-system';
import { Link, useNavigate } from 'react-router';
import { routeLink } from '../shared/route-link.tsx';
import { useWords } from '../shared/use-words.ts';
import { HotelScore } from './hotel-score.tsx';
import { ShareButton } from './share-button.tsx';
import { Stars } from './stars.tsx';
import css from './stay-heading.module.css';

/** Where the stay is, its name, its hotel and what guests think of it. */
export function StayHeading({ stay }: { readonly stay: StayDetail }) {
  const words = useWords();
  const { hotel, label } = stay;
  return (
    <header className={css.heading}>
      <Crumbs stay={stay} />
      <h1 className={css.title}>{label}</h1>
      <p className={css.facts}>
        <HotelScore review={hotel.review} />
        <Link className={css.hotel} to={hotel.uri}>
          {hotel.label} <Stars count={hotel.stars} />
        </Link>
        <span className={css.place}>
          <Icon name="map-pin" size="small" /> {hotel.location.label}
        </span>
        <ShareButton title={label} label={words('product.stay.share')} copied={words('product.stay.copied')} />
      </p>
    </header>
  );
}

/** Where one is; the native app has no frame of ours, and gets its way back here (spec 2, section 2). */
function Crumbs({ stay }: { readonly stay: StayDetail }) {
  const { nativeApp } = useSite();
  const words = useWords();
  const navigate = useNavigate();
  const crumbs = stay.breadcrumb ?? [{ label: words('product.stay.home'), uri: '/' }, { label: stay.label }];
  const items = crumbs.map(({ label, uri }) => ({ label, ...(uri !== undefined && { href: uri }) }));
  return (
    <div className={css.crumbs}>
      {nativeApp && (
        <Button look="quiet" icon="arrow-left" onClick={() => void navigate(-1)}>
          {words('product.stay.back')}
        </Button>
      )}
      <Breadcrumb label={words('product.stay.breadcrumb')} items={items} render={routeLink} />
    </div>
  );
}
